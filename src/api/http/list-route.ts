import type { MedusaRequest } from "@medusajs/framework/http"
import { listQuery } from "../../contract"
import { partOf } from "../../domain/list-part"
import { type CatalogueSnapshot, catalogueSnapshot } from "../../queries/catalogue"
import { keptAnswerRoute } from "./kept-route"
import { parse } from "./parse"

/** Header that tells how many a list has, of which `limit` and `offset` show a part. */
export const TOTAL_COUNT = "x-total-count"

/** A route that answers a list of the catalogue, or the part of it that is asked for; `undefined` is 404. */
export const listRoute = (read: (catalogue: CatalogueSnapshot, request: MedusaRequest) => unknown[] | undefined) =>
  keptAnswerRoute(catalogueSnapshot, (catalogue, request) => {
    const wanted = parse(listQuery, request.query)
    const list = read(catalogue, request)
    if (!list) return undefined
    const { items, total } = partOf(list, wanted)
    return { body: items, headers: { [TOTAL_COUNT]: String(total) } }
  })
