import type { CatalogueChoice, CatalogueProduct, CatalogueSnapshot } from "#area/catalogue"
import { notFound, refused } from "#platform/refusal"
import { isLineCategory } from "#shop/catalogue/rules/line-categories"
import { isChoiceCategory } from "#shop/catalogue/rules/product-kinds"

export interface SellableChoice {
  product: CatalogueProduct
  choice: CatalogueChoice
}

/**
 * What `POST /cart/{category}/{id}/` names: a package or plugin by its variant's id, all else by the product's.
 * @throws Refusal 404 if there is no such thing in this category, 400 if it can't be bought, or not by itself
 */
export function productToAdd(catalogue: CatalogueSnapshot, category: string, id: string): SellableChoice {
  if (!isLineCategory(category)) throw notFound()
  const found = isChoiceCategory(category) ? catalogue.choices.get(id) : baseChoice(catalogue, id)
  if (found?.choice.category !== category) throw notFound()
  if (found.product.isInactive) throw refused("cart.product_inactive")
  if (found.product.card.mandatory) throw refused("cart.companion_alone")
  return found
}

/** A product by its own choice, the one that is there without a package or plugin. */
export function baseChoice(catalogue: CatalogueSnapshot, productId: string): SellableChoice | undefined {
  const product = catalogue.products.get(productId)
  return product && catalogue.choices.get(product.variantId)
}
