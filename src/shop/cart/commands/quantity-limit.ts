import { MAX_QUANTITY } from "#kernel/quantity"
import { invalidField } from "#platform/refusal"

/** @throws Refusal 400 keyed `quantity` for more pieces than a line may have (ruling 5) */
export function allowedQuantity(quantity: number): number {
  if (quantity > MAX_QUANTITY) throw invalidField("quantity", "cart.too_many_pieces", { most: MAX_QUANTITY })
  return quantity
}
