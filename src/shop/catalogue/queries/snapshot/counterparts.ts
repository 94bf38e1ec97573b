import { PRODUCT_KINDS } from "../../rules/product-kinds"
import type { ProductCard } from "../../wire/product"

/** A device that is sold and rented is two products (ruling 3), which share their slug. */
export function counterparts(cards: Iterable<ProductCard>): (card: ProductCard) => ProductCard | undefined {
  const bySlug = new Map([...cards].map((card) => [`${card.category}/${card.slug}`, card]))
  return ({ category, slug }) => bySlug.get(`${PRODUCT_KINDS[category].counterpart}/${slug}`)
}
