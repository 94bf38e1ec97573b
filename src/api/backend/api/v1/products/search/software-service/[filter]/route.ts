import { filteredListOf } from "../../../../../../../../shop/catalogue/queries/snapshot/answers"
import { listRoute } from "../../../../../../../http/answers/list-route"

export const GET = listRoute((catalogue, { params }) => filteredListOf(catalogue, "software-service", params.filter))
