import { detailOf } from "../../../../../../../shop/catalogue/queries/snapshot/answers"
import { catalogueRoute } from "../../../../../../http/answers/catalogue-route"

export const GET = catalogueRoute((catalogue, { params }) => detailOf(catalogue, "purchase", params.slug))
