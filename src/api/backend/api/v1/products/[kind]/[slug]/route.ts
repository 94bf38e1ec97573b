import { catalogueRoute } from "#api/http/answers/catalogue-route"
import { detailOf } from "#shop/catalogue/queries/snapshot/answers"
import { pageKindOf } from "#shop/catalogue/rules/named-kinds"

export const GET = catalogueRoute((catalogue, { params }) => {
  const kind = pageKindOf(params.kind)
  return kind && detailOf(catalogue, kind, params.slug)
})
