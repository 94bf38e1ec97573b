import { filteredListOf } from "../../../../../../../../queries/catalogue/answers"
import { listRoute } from "../../../../../../../http/list-route"

export const GET = listRoute((catalogue, { params }) => filteredListOf(catalogue, "accessory", params.filter))
