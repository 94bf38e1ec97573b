import { listRoute } from "#api/http/answers/list-route"
import { filteredListOf } from "#shop/catalogue/queries/snapshot/answers"
import { goodsKindOf } from "#shop/catalogue/rules/named-kinds"

export const GET = listRoute((catalogue, { params }) => {
  const kind = goodsKindOf(params.kind)
  return kind && filteredListOf(catalogue, kind, params.filter)
})
