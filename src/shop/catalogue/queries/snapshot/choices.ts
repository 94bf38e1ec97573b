import { PRODUCT_KINDS } from "../../rules/product-kinds"
import { choiceNameOf, type PackedProduct } from "./packed-product"
import type { ProductRow, VariantRow } from "./rows"
import type { CatalogueChoice, CatalogueSnapshot } from "./types"
import { rappenOf } from "./wire"

export function choiceOf(row: ProductRow, variant: VariantRow): CatalogueChoice {
  const isBase = variant === row.variants[0]
  return {
    variantId: variant.id,
    name: choiceNameOf(row, variant),
    category: (isBase ? null : PRODUCT_KINDS[row.kind].choice) ?? row.kind,
    sku: variant.sku,
    priceRappen: rappenOf(variant),
    isBase,
    managesInventory: variant.manage_inventory,
    inventoryItemId: variant.inventory_item_id,
  }
}

/** Found by a table that is made when the first choice is asked for. */
export function choicesOf(
  rows: readonly PackedProduct[],
  products: CatalogueSnapshot["products"],
): CatalogueSnapshot["choices"] {
  let made: Map<string, string> | undefined
  const productIds = () => {
    made ??= productsOfChoices(rows)
    return made
  }
  return {
    has: (variantId) => productIds().has(variantId),
    get(variantId) {
      const product = products.get(productIds().get(variantId) ?? "")
      const choice = product?.choices.find((one) => one.variantId === variantId)
      return product && choice && { product, choice }
    },
  }
}

function productsOfChoices(rows: readonly PackedProduct[]): Map<string, string> {
  const productIds = new Map<string, string>()
  for (const { id, variantIds } of rows) for (const variantId of variantIds) productIds.set(variantId, id)
  return productIds
}
