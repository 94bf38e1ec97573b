import type { ProductCard, ProductReference } from "../../wire/product"
import type { CatalogueSnapshot } from "./types"

export const referenceOf = (card: ProductCard): ProductReference => {
  const { id, name, subtitle, get_absolute_url, get_thumbnail, price, product_is_inactive } = card
  return { id, name, get_absolute_url: get_absolute_url ?? "", get_thumbnail, price, subtitle, product_is_inactive }
}

/** Those for sale, without what only comes along with another product. */
export const referencesOf = ({ products }: Pick<CatalogueSnapshot, "products">, ids: readonly string[] = []) =>
  ids
    .flatMap((id) => products.get(id)?.card ?? [])
    .filter(({ mandatory }) => !mandatory)
    .map(referenceOf)

export const companionOf = ({ id, name, price, category }: ProductCard) => ({ id, name, price, category })
