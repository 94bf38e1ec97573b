import { randomBytes } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { linesOfCart, lockOpenCart, type ShopTerms } from "#area/cart"
import { moveQuotes } from "#area/quotes"

/**
 * Gives the lines of a cart that was ordered and then wasn't back to the customer, as an earlier cart of his. Its old token isn't
 * opened again: a form that is sent once more stays answered. Quotes among them are redeemed into this cart from then on.
 */
export async function giveCartBack(
  trx: Knex.Transaction,
  { cartId, customerId }: { cartId: string; customerId: string },
  facts: ShopTerms["commerce"],
): Promise<void> {
  const token = randomBytes(24).toString("base64url")
  const { cart_id } = await lockOpenCart(trx, token, { customerId }, facts)
  const lines = await linesOfCart(trx, cartId)
  await moveQuotes(trx, lines, token)
  await trx("cart_line_item").where({ cart_id: cartId }).update({ cart_id, updated_at: trx.fn.now() })
  await trx("cart").where({ id: cartId }).delete()
}
