import { type PlacedKind, PRODUCT_KINDS, type ProductKind } from "./product-kinds"

/**
 * Canonical address of a product's page; null for add-ons, which are met in the cart only.
 * @see ruling 3
 */
export function addressOf(kind: PlacedKind, slug: string): string
export function addressOf(kind: ProductKind, slug: string): string | null
export function addressOf(kind: ProductKind, slug: string): string | null {
  const { place } = PRODUCT_KINDS[kind]
  return place?.endsWith("/") ? `${place}${slug}/` : place && place + slug
}

/** The page where products of a kind are listed, without a slash at its end. */
export const listPathOf = (kind: PlacedKind): string => PRODUCT_KINDS[kind].place.slice(0, -1)
