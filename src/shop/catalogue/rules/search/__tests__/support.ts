import { buildSearchIndex, markedTerms, marksIn, meaningsOf, Ranking, type SearchDocument, type SearchSource } from ".."

/** The result of a computation that is made in steps. */
export function finished<Result>(steps: Generator<undefined, Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

interface Sample extends SearchDocument {
  isDevice?: boolean
}

export const sourceOf = (document: Sample): SearchSource => ({
  id: document.name,
  isDevice: document.isDevice ?? false,
  readDocument: () => document,
})

export const product = (name: string, fields: Partial<Sample> = {}): Sample => ({
  name,
  keywords: "",
  section: "",
  subtitle: "",
  summary: "",
  text: "",
  ...fields,
})

/** Names of the products that are found, the best first; and the text with what is meant in brackets. */
export function searchIn(documents: Sample[]) {
  const index = finished(buildSearchIndex(documents.map(sourceOf)))
  const ranking = new Ranking(index)
  return {
    names: (query: string) =>
      ranking.rank(meaningsOf(query, index.vocabulary)).map(({ document }) => documents[document].name),
    marked(query: string, text: string) {
      const terms = markedTerms(meaningsOf(query, index.vocabulary))
      const marks = marksIn(text, terms, (term) => index.lexicon.idOf(term))
      return marks.reduceRight(
        (rest, [start, end]) => `${rest.slice(0, start)}[${rest.slice(start, end)}]${rest.slice(end)}`,
        text,
      )
    },
  }
}
