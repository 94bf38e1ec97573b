import { MAX_QUANTITY } from "#kernel/quantity"
import { invalidField } from "#platform/refusal"
import { kindOfLine, type LineCategory, PRODUCT_KINDS } from "#shop/catalogue/rules/product-kinds"

/** The pieces of a line that is to have so many: one, of what is sold or rented one by one. */
export const piecesOfLine = (category: LineCategory, quantity: number): number =>
  PRODUCT_KINDS[kindOfLine(category)].isSingle ? 1 : quantity

/** @throws Refusal 400 keyed `quantity` for more pieces than a line may have (ruling 5) */
export function allowedQuantity(category: LineCategory, quantity: number): number {
  const pieces = piecesOfLine(category, quantity)
  if (pieces > MAX_QUANTITY) throw invalidField("quantity", "cart.too_many_pieces", { most: MAX_QUANTITY })
  return pieces
}
