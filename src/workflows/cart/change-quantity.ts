import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { AddToCartAnswer } from "../../contract"
import { quantityOf } from "../../domain/quantity"
import { now } from "../../lib/clock"
import { refused } from "../../lib/shop-error"
import { countCart } from "../../queries/cart/read-cart"
import { catalogueSnapshot } from "../../queries/catalogue"
import { lockLine } from "./found-line"
import { setQuantity } from "./line-rows"
import { allowedQuantity } from "./quantity-limit"

export interface QuantityChange {
  category: string
  lineId: string
  quantity: unknown
}

/**
 * Sets the pieces of a line at today's price; what came along follows. A rental stays at one piece.
 * @throws ShopError 404 for an unknown line, 400 for one that came along or for too many pieces
 */
export async function changeQuantity(scope: MedusaContainer, change: QuantityChange): Promise<AddToCartAnswer> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const catalogue = await catalogueSnapshot(scope)
  return db.transaction(async (trx) => {
    const { token, cartId, line } = await lockLine(trx, change.category, change.lineId)
    if (line.companionOf !== null) throw refused("Die Menge dieses Artikels folgt dem Artikel, zu dem er gehört.")
    const quantity = line.rental ? 1 : allowedQuantity(quantityOf(change.quantity))
    if (!line.rental) {
      const unitPrice = catalogue.choices.get(line.variantId)?.choice.priceRappen ?? line.unitPrice
      await setQuantity(trx, { cartId, lineId: line.id }, quantity, { unitPrice, pricedAt: now().toISOString() })
    }
    return { item: line.id, quantity, total_quantity: await countCart(trx, token) }
  })
}
