import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { TOTAL_COUNT } from "#api/http/answers/list-route"
import { parse } from "#api/http/parse"
import { searchProducts } from "#shop/catalogue/queries/search/search"
import { catalogueSnapshot } from "#shop/catalogue/queries/snapshot/index"
import { listQuery, searchBody } from "#shop/catalogue/wire/search"

/** Never kept: there are more words than room. */
export const POST = async (request: MedusaRequest, response: MedusaResponse) => {
  const { query } = parse(searchBody, request.body)
  const part = parse(listQuery, request.query)
  const { items, total } = await searchProducts(await catalogueSnapshot(request.scope), query, part)
  response.set({ [TOTAL_COUNT]: String(total) }).json(items)
}
