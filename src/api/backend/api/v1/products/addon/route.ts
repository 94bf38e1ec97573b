import { listRoute } from "#api/http/answers/list-route"
import { addonsOf } from "#shop/catalogue/queries/snapshot/answers"

export const GET = listRoute(addonsOf)
