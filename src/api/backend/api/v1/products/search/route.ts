import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { searchProducts } from "../../../../../../shop/catalogue/queries/search/search"
import { catalogueSnapshot } from "../../../../../../shop/catalogue/queries/snapshot"
import { listQuery, searchBody } from "../../../../../../wire"
import { TOTAL_COUNT } from "../../../../../http/answers/list-route"
import { parse } from "../../../../../http/parse"

/** Never kept: there are more words than room. */
export const POST = async (request: MedusaRequest, response: MedusaResponse) => {
  const { query } = parse(searchBody, request.body)
  const part = parse(listQuery, request.query)
  const { items, total } = await searchProducts(await catalogueSnapshot(request.scope), query, part)
  response.set({ [TOTAL_COUNT]: String(total) }).json(items)
}
