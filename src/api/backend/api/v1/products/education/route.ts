import { listRoute } from "#api/http/answers/list-route"
import { detailsOf } from "#shop/catalogue/queries/snapshot/answers"

export const GET = listRoute((catalogue) => detailsOf(catalogue, "education"))
