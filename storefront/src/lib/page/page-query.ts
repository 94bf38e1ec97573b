import type { DataTag, QueryKey } from "@tanstack/react-query"
import type { ProductKind } from "#shop/catalogue/rules/product-kinds"
import type { PageData } from "#wire/page-data"

/** Content that tells when it changed last; what is undated leaves open when a page made of it did. */
export type Source = { block: string } | { kind: ProductKind } | "undated"

type ServerSide<Data> = {
  /** What the server has in memory; the same answer as over the wire. */
  load: (data: PageData) => Promise<Data>
  /** What the address names: null for it means that there is no such page. */
  isSubject?: boolean
  /** Counts for the date of pages in the sitemap. */
  source?: Source
}

/** A query that the browser sends to the shop, and the server answers itself while it renders a page. */
export interface PageQuery<Data = unknown> {
  queryKey: DataTag<QueryKey, Data>
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>
  meta: ServerSide<Data>
}

interface PageQueryOptions<Data> extends ServerSide<Data> {
  queryKey: QueryKey
  queryFn: PageQuery<Data>["queryFn"]
}

export const pageQuery = <Data>({ queryKey, queryFn, ...meta }: PageQueryOptions<Data>): PageQuery<Data> => ({
  queryKey: queryKey as DataTag<QueryKey, Data>,
  queryFn,
  meta,
})
