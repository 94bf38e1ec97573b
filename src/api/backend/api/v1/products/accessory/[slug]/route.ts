import { detailOf } from "../../../../../../../queries/catalogue/answers"
import { catalogueRoute } from "../../../../../../http/catalogue-route"

export const GET = catalogueRoute((catalogue, { params }) => detailOf(catalogue, "accessory", params.slug))
