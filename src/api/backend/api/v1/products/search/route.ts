import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { listQuery, searchBody } from "../../../../../../contract"
import { catalogueSnapshot } from "../../../../../../queries/catalogue"
import { isIndexed } from "../../../../../../queries/catalogue/search/catalogue-index"
import { searchProducts } from "../../../../../../queries/catalogue/search/search"
import { keepAnswer, keptAnswer, sendKept } from "../../../../../http/kept-answers"
import { TOTAL_COUNT } from "../../../../../http/list-route"
import { parse } from "../../../../../http/parse"

/** An answer stands as long as its catalogue and index do: what one customer types, others have typed before. */
export const POST = async (request: MedusaRequest, response: MedusaResponse) => {
  const { query } = parse(searchBody, request.body)
  const part = parse(listQuery, request.query)
  const catalogue = await catalogueSnapshot(request.scope)
  const key = `search ${JSON.stringify([query, part.limit, part.offset])}`
  const kept = keptAnswer(catalogue, key)
  if (kept) return sendKept(kept, request, response)
  const { items, total } = await searchProducts(catalogue, query, part)
  const headers = { [TOTAL_COUNT]: String(total) }
  if (isIndexed(catalogue)) sendKept(keepAnswer(catalogue, key, { body: items, headers }), request, response)
  else response.set(headers).json(items)
}
