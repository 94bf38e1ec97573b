import { filteredListOf } from "../../../../../../../../queries/catalogue/answers"
import { catalogueRoute } from "../../../../../../../http/catalogue-route"

export const GET = catalogueRoute((catalogue, { params }) => filteredListOf(catalogue, "accessory", params.filter))
