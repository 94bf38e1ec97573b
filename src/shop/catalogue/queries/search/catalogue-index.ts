import { inSlices } from "#platform/in-slices"
import { kindsWhere, PRODUCT_KINDS, type ProductKind } from "../../rules/product-kinds"
import { buildSearchIndex, Ranking, type SearchIndex } from "../../rules/search"
import type { CatalogueSnapshot } from "../snapshot/types"

/** The products that can be found, with the index made of them. */
export interface SearchableCatalogue {
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
  const found = KINDS.flatMap((kind) => catalogue.list(kind)).filter(({ searchSource }) => searchSource !== null)
  const ordered = [...found.filter(({ isInactive }) => !isInactive), ...found.filter(({ isInactive }) => isInactive)]
  const sources = ordered.flatMap(({ searchSource }) => searchSource ?? [])
  const previous = newest
  const index = await inSlices(buildSearchIndex(sources, previous?.index))
  const isAsBefore = index.postings === previous?.index.postings
  newest = { madeOf: catalogue, index, ranking: isAsBefore ? previous.ranking : new Ranking(index) }
  return newest
}
