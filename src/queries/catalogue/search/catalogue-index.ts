import { buildSearchIndex, Ranking, type SearchDocument, type SearchIndex } from "../../../domain/search"
import { inSlices } from "../../../lib/in-slices"
import type { CatalogueProduct, CatalogueSnapshot } from "../types"

/** The products that can be found, in the order of equals, with the index made of them. */
export interface SearchableCatalogue {
  productIds: readonly string[]
  index: SearchIndex
  ranking: Ranking
}

/** As they stand in the shop: rentals first, what can't be had last. */
const KINDS = ["rental", "purchase", "software-service", "accessory", "education"] as const

/** How long a search waits for an index of the newest texts before it answers from the one before. */
const LONGEST_WAIT_MS = 150

let newest: SearchableCatalogue | undefined
const building = new WeakMap<CatalogueSnapshot, Promise<SearchableCatalogue>>()

/** The index of this catalogue; while it is being made, after a short wait, the one before it. */
export async function searchable(catalogue: CatalogueSnapshot): Promise<SearchableCatalogue> {
  const made = building.get(catalogue) ?? build(catalogue)
  building.set(catalogue, made)
  return newest ? Promise.race([made, after(LONGEST_WAIT_MS, newest)]) : made
}

const after = <Value>(ms: number, value: Value) =>
  new Promise<Value>((resolve) => setTimeout(() => resolve(value), ms).unref())

async function build(catalogue: CatalogueSnapshot): Promise<SearchableCatalogue> {
  const previous = newest
  const known = new Map(previous?.productIds.map((id, place) => [id, previous.index.documents[place]]))
  const products = KINDS.flatMap((kind) => catalogue.list(kind)).filter(({ searchDocument }) => searchDocument)
  const ordered = [...products.filter(isOnOffer), ...products.filter((product) => !isOnOffer(product))]
  const documents = ordered.map(({ id, searchDocument }) => unchanged(known.get(id), searchDocument!))
  if (previous && isSame(previous.index.documents, documents)) return previous
  const index = await inSlices(buildSearchIndex(documents, previous?.index))
  newest = { productIds: ordered.map(({ id }) => id), index, ranking: new Ranking(index) }
  return newest
}

const isOnOffer = ({ isInactive }: CatalogueProduct) => !isInactive

/** The document as it was, if it still reads the same, so that its terms needn't be found again. */
function unchanged(before: SearchDocument | undefined, now: SearchDocument): SearchDocument {
  const fields = Object.keys(now) as (keyof SearchDocument)[]
  return before && fields.every((field) => before[field] === now[field]) ? before : now
}

const isSame = (before: readonly SearchDocument[], now: readonly SearchDocument[]) =>
  before.length === now.length && before.every((document, place) => document === now[place])
