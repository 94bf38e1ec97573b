import type { MedusaRequest } from "@medusajs/framework/http"
import * as z from "zod/mini"
import { partOf } from "#kernel/list-part"
import { type CatalogueSnapshot, catalogueSnapshot } from "#shop/catalogue/queries/snapshot/index"
import { type ListQuery, listQuery } from "#shop/catalogue/wire/search"
import { parse } from "../parse"
import type { ReadQuery } from "./cached-address"
import { cachedAnswerRoute } from "./cached-route"

/** Header that tells how many a list has, of which `limit` and `offset` show a part. */
export const TOTAL_COUNT = "x-total-count"

const readPart: ReadQuery = (query) => z.safeParse(listQuery, query).data

/** Whole lists, and the parts that who goes through a list asks for. */
const isPage = ({ limit, offset = 0 }: ListQuery) => (limit === undefined ? offset === 0 : offset % limit === 0)

/**
 * A route that answers a list of the catalogue, or the part of it that is asked for; `undefined` is 404.
 * @param readMore what the list depends on besides
 */
export const listRoute = (
  read: (catalogue: CatalogueSnapshot, request: MedusaRequest) => unknown[] | undefined,
  readMore: ReadQuery = () => ({}),
) => {
  const readQuery: ReadQuery = (query) => {
    const [part, more] = [readPart(query), readMore(query)]
    return part && more && { ...part, offset: part.offset || undefined, ...more }
  }
  return cachedAnswerRoute(catalogueSnapshot, readQuery, (catalogue, request) => {
    const wanted = parse(listQuery, request.query)
    const list = read(catalogue, request)
    if (!list) return undefined
    const { items, total } = partOf(list, wanted)
    const isForOnce = !isPage(wanted) || (items.length === 0 && wanted.offset !== undefined)
    return { body: items, headers: { [TOTAL_COUNT]: String(total) }, isForOnce }
  })
}
