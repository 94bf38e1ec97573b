import { type ListPart, partOf } from "#kernel/list-part"
import { markedTerms, marksIn, meaningsOf } from "../../rules/search"
import type { ListQuery, SearchHit } from "../../wire/search"
import type { CatalogueSnapshot } from "../snapshot/types"
import { searchable } from "./catalogue-index"

/** As many as a page of the shop shows. */
const USUAL_LIMIT = 60

/** Products that the words mean, the best first, with the places that say so. */
export async function searchProducts(
  catalogue: CatalogueSnapshot,
  query: string,
  { limit = USUAL_LIMIT, offset }: ListQuery,
): Promise<ListPart<SearchHit>> {
  const { index, ranking } = await searchable(catalogue)
  const meanings = meaningsOf(query, index.vocabulary)
  const found = ranking.rank(meanings)
  const { items, total } = partOf(found, { limit, offset })
  const terms = markedTerms(meanings)
  const marks = (text: string) => marksIn(text, terms, (term) => index.lexicon.idOf(term))
  return {
    total,
    items: items.flatMap(({ document }) => {
      const card = catalogue.products.get(index.sources[document].id)?.card
      if (!card) return [] // gone since the index was made
      const { name, subtitle, product_card_info } = card
      const highlights = {
        name: marks(name),
        subtitle: marks(subtitle),
        product_card_info: marks(product_card_info),
      }
      return [{ ...card, highlights }]
    }),
  }
}
