import { eachTerm, type SearchDocument } from "./document-terms"
import { Lexicon } from "./lexicon"
import { Postings } from "./postings"
import { Vocabulary } from "./vocabulary"

/** A document that is read when its terms are needed, and not kept. */
export interface SearchSource {
  /** Equal as long as the document reads the same. */
  readonly key: string
  readonly isDevice: boolean
  read(): SearchDocument
}

/** Documents ready to be searched. Immutable. */
export interface SearchIndex {
  /** Keys of the documents, in the order of equals. */
  keys: readonly string[]
  /** Of each document in this order, as its source says. */
  areDevices: readonly boolean[]
  /** The terms of each document, as `Postings.build` takes them, by its key. */
  termsOf: ReadonlyMap<string, Uint32Array>
  lexicon: Lexicon
  vocabulary: Vocabulary
  postings: Postings
}

/**
 * Builds an index in small steps, between which other work may be done. Documents that are in `previous` aren't read again;
 * if all are, in the same order, it stays.
 * @param sources those that matter more first: it is the order of equals
 */
export function* buildSearchIndex(
  sources: readonly SearchSource[],
  previous?: SearchIndex,
): Generator<undefined, SearchIndex> {
  const lexicon = previous?.lexicon ?? new Lexicon()
  const known = lexicon.terms.length
  const keys: string[] = []
  const termsOf = new Map<string, Uint32Array>()
  for (const source of sources) {
    const { key } = source
    keys.push(key)
    termsOf.set(key, previous?.termsOf.get(key) ?? packedTerms(source.read(), lexicon))
    yield
  }
  if (previous && isSame(previous.keys, keys)) return previous
  const vocabulary = previous && lexicon.terms.length === known ? previous.vocabulary : yield* Vocabulary.build(lexicon)
  const terms = keys.map((key) => termsOf.get(key)!)
  const postings = yield* Postings.build(terms, lexicon.terms.length)
  return { keys, areDevices: sources.map(({ isDevice }) => isDevice), termsOf, lexicon, vocabulary, postings }
}

const isSame = (before: readonly string[], now: readonly string[]) =>
  before.length === now.length && before.every((key, place) => key === now[place])

function packedTerms(document: SearchDocument, lexicon: Lexicon): Uint32Array {
  const weights = new Map<number, number>()
  eachTerm(document, (term, weight, isWord) => {
    const id = lexicon.add(term, isWord)
    if (weight > (weights.get(id) ?? 0)) weights.set(id, weight)
  })
  return Uint32Array.from(weights, ([id, weight]) => id * 256 + weight)
}
