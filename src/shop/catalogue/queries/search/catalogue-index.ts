import { inSlices } from "#platform/in-slices"
import { kindsWhere, PRODUCT_KINDS, type ProductKind } from "../../rules/product-kinds"
import { buildSearchIndex, Ranking, type SearchIndex } from "../../rules/search"
import type { CatalogueSnapshot } from "../snapshot/types"

/** The products that can be found, in the order of equals, with the index made of them. */
export interface SearchableCatalogue {
  productIds: readonly string[]
  index: SearchIndex
  ranking: Ranking
}

const turnOf = (kind: ProductKind) => PRODUCT_KINDS[kind].searchTurn ?? 0

/** As they stand in the shop: rentals first, what can't be had last. */
const KINDS = kindsWhere(({ searchTurn }) => searchTurn !== null).sort((one, other) => turnOf(one) - turnOf(other))

/** How long a search waits for an index of the newest texts before it answers from the one before. */
const LONGEST_WAIT_MS = 150

let newest: (SearchableCatalogue & { madeOf: CatalogueSnapshot }) | undefined
const building = new WeakMap<CatalogueSnapshot, Promise<SearchableCatalogue>>()

/** The index of this catalogue; while it is being made, after a short wait, the one before it. */
export async function searchable(catalogue: CatalogueSnapshot): Promise<SearchableCatalogue> {
  const made = building.get(catalogue) ?? build(catalogue)
  building.set(catalogue, made)
  return newest && newest.madeOf !== catalogue ? Promise.race([made, after(LONGEST_WAIT_MS, newest)]) : made
}

const after = <Value>(ms: number, value: Value) =>
  new Promise<Value>((resolve) => setTimeout(() => resolve(value), ms).unref())

async function build(catalogue: CatalogueSnapshot): Promise<SearchableCatalogue> {
  const products = KINDS.flatMap((kind) => catalogue.list(kind)).flatMap(({ id, isInactive, searchSource }) =>
    searchSource ? [{ id, isInactive, searchSource }] : [],
  )
  const ordered = [
    ...products.filter(({ isInactive }) => !isInactive),
    ...products.filter(({ isInactive }) => isInactive),
  ]
  const productIds = ordered.map(({ id }) => id)
  const sources = ordered.map(({ searchSource }) => searchSource)
  const previous = newest
  const index = await inSlices(buildSearchIndex(sources, previous?.index))
  newest = {
    madeOf: catalogue,
    productIds,
    index,
    ranking: index === previous?.index ? previous.ranking : new Ranking(index),
  }
  return newest
}
