import { eachTerm, type SearchDocument } from "./document-terms"
import { Lexicon } from "./lexicon"
import { Postings } from "./postings"
import { Vocabulary } from "./vocabulary"

/** Documents ready to be searched. Immutable. */
export interface SearchIndex {
  documents: readonly SearchDocument[]
  /** The terms of each document, as `Postings.build` takes them. */
  termsOf: ReadonlyMap<SearchDocument, Uint32Array>
  lexicon: Lexicon
  vocabulary: Vocabulary
  postings: Postings
}

/**
 * Builds an index in small steps, between which other work may be done. Documents that were in `previous` (the same
 * objects) aren't read again.
 * @param documents those that matter more first: it is the order of equals
 */
export function* buildSearchIndex(
  documents: readonly SearchDocument[],
  previous?: SearchIndex,
): Generator<undefined, SearchIndex> {
  const lexicon = previous?.lexicon ?? new Lexicon()
  const known = lexicon.terms.length
  const termsOf = new Map<SearchDocument, Uint32Array>()
  for (const document of documents) {
    termsOf.set(document, previous?.termsOf.get(document) ?? packedTerms(document, lexicon))
    yield
  }
  const vocabulary = previous && lexicon.terms.length === known ? previous.vocabulary : yield* Vocabulary.build(lexicon)
  const postings = yield* Postings.build([...termsOf.values()], lexicon.terms.length)
  return { documents, termsOf, lexicon, vocabulary, postings }
}

function packedTerms(document: SearchDocument, lexicon: Lexicon): Uint32Array {
  const weights = new Map<number, number>()
  eachTerm(document, (term, weight, isWord) => {
    const id = lexicon.add(term, isWord)
    if (weight > (weights.get(id) ?? 0)) weights.set(id, weight)
  })
  return Uint32Array.from(weights, ([id, weight]) => id * 256 + weight)
}
