import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { quantityOf } from "#kernel/quantity"
import { refused } from "#platform/refusal"
import { hasAgreedPrice } from "../queries/current-offer"
import { countCart } from "../queries/read-cart"
import type { AddToCartAnswer } from "../wire/cart"
import { lockLine } from "./found-line"
import { setPieces } from "./pieces"
import { allowedQuantity } from "./quantity-limit"
import { shopTerms, termsFor } from "./shop-terms"

export interface QuantityChange {
  category: string
  lineId: string
  quantity: unknown
}

/**
 * Sets the pieces of a line at today's price; what comes along follows. A rental stays at one piece, and who sends the pieces that
 * a line of an agreed price has doesn't change it.
 * @throws Refusal 404 for an unknown line, 400 for one that came along, for too many pieces or too many lines
 */
export async function changeQuantity(scope: MedusaContainer, change: QuantityChange): Promise<AddToCartAnswer> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const shop = await shopTerms(scope)
  return db.transaction(async (trx) => {
    const { token, cartId, customerId, line } = await lockLine(trx, change.category, change.lineId)
    if (line.companionOf !== null) throw refused("cart.companion_quantity")
    const quantity = allowedQuantity(line.category, quantityOf(change.quantity))
    const isUnchanged = line.rental !== null || (quantity === line.quantity && hasAgreedPrice(line))
    if (!isUnchanged) {
      const terms = await termsFor(trx, shop, customerId)
      await setPieces(trx, terms, { ...line, cartId, lineId: line.id }, quantity)
    }
    return { item: line.id, quantity, total_quantity: await countCart(trx, token) }
  })
}
