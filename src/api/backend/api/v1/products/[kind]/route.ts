import { listRoute } from "#api/http/answers/list-route"
import { listOf } from "#shop/catalogue/queries/snapshot/answers"
import { pageKindOf } from "#shop/catalogue/rules/named-kinds"

export const GET = listRoute((catalogue, { params }) => {
  const kind = pageKindOf(params.kind)
  return kind && listOf(catalogue, kind)
})
