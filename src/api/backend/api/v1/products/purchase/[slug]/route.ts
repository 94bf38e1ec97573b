import { catalogueRoute } from "#api/http/answers/catalogue-route"
import { detailOf } from "#shop/catalogue/queries/snapshot/answers"

export const GET = catalogueRoute((catalogue, { params }) => detailOf(catalogue, "purchase", params.slug))
