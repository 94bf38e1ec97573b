import { catalogueRoute } from "#api/http/answers/catalogue-route"
import { contentOf } from "#shop/catalogue/queries/snapshot/answers"

export const GET = catalogueRoute((catalogue, { params }) => contentOf(catalogue, params.key))
