import { eachTerm, type SearchDocument } from "./document-terms"
import { Lexicon } from "./lexicon"
import { Postings } from "./postings"
import { TermLists } from "./term-lists"
import { Vocabulary } from "./vocabulary"

/** A document that is read when its terms are needed, and not kept. The same object as long as it reads the same. */
export interface SearchSource {
  readonly id: string
  readonly isDevice: boolean
  readDocument(): SearchDocument
}

/** Documents ready to be searched. Immutable. */
export interface SearchIndex {
  /** In the order of equals. */
  sources: readonly SearchSource[]
  /** Places of the documents by their id. */
  places: ReadonlyMap<string, number>
  /** The terms of each document. */
  terms: TermLists
  lexicon: Lexicon
  vocabulary: Vocabulary
  postings: Postings
}

const A_STEP = 64

/**
 * Builds an index in small steps, between which other work may be done. Documents that are in `previous` aren't read again;
 * if all documents have the terms that they had, in the same order, all but `sources` stays.
 * @param sources those that matter more first: it is the order of equals
 */
export function* buildSearchIndex(
  sources: readonly SearchSource[],
  previous?: SearchIndex,
): Generator<undefined, SearchIndex> {
  const lexicon = previous?.lexicon ?? new Lexicon()
  const changed = previous ? yield* changedTerms(sources, previous) : undefined
  if (previous && changed?.size === 0 && isSameOrder(sources, previous)) return { ...previous, sources }
  const terms = new TermLists()
  for (const [place, source] of sources.entries()) {
    const before = previous?.places.get(source.id)
    const own = before === undefined || !previous ? undefined : (changed?.get(place) ?? previous.terms.of(before))
    terms.add(own ?? termsOf(source, lexicon))
    if (own === undefined || place % A_STEP === 0) yield
  }
  terms.close()
  const vocabulary = previous?.vocabulary.knows(lexicon) ? previous.vocabulary : yield* Vocabulary.build(lexicon)
  const postings = yield* Postings.build(terms, lexicon.terms.length)
  const places = new Map(sources.map(({ id }, place) => [id, place]))
  return { sources, places, terms, lexicon, vocabulary, postings }
}

/** The terms, by place, of documents that were there before and have others now. */
function* changedTerms(
  sources: readonly SearchSource[],
  { sources: former, places, terms, lexicon }: SearchIndex,
): Generator<undefined, Map<number, Uint32Array>> {
  const changed = new Map<number, Uint32Array>()
  for (const [place, source] of sources.entries()) {
    if (source === former[place]) continue
    const before = places.get(source.id)
    if (before === undefined || source === former[before]) continue
    const now = termsOf(source, lexicon)
    if (!isSame(now, terms.of(before))) changed.set(place, now)
    yield
  }
  return changed
}

const isSameOrder = (sources: readonly SearchSource[], { sources: former }: SearchIndex) =>
  sources.length === former.length &&
  sources.every(({ id, isDevice }, place) => id === former[place].id && isDevice === former[place].isDevice)

const isSame = (one: Uint32Array, other: Uint32Array) =>
  one.length === other.length && one.every((term, place) => term === other[place])

function termsOf(source: SearchSource, lexicon: Lexicon): Uint32Array {
  const weights = new Map<number, number>()
  eachTerm(source.readDocument(), (term, weight, isWord) => {
    const id = lexicon.add(term, isWord)
    if (weight > (weights.get(id) ?? 0)) weights.set(id, weight)
  })
  return Uint32Array.from(weights, ([id, weight]) => id * 256 + weight)
}
