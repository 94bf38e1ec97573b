import { listRoute } from "#api/http/answers/list-route"
import { listOf } from "#shop/catalogue/queries/snapshot/answers"

export const GET = listRoute((catalogue) => listOf(catalogue, "accessory"))
