import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ShopLine } from "#shop/lines/rules/shop-line"
import { quotesAmong } from "./note-ordered"

/** The lines go into the cart under another token, and so does what is redeemed of their quotes again. */
export async function moveQuotes(trx: Knex.Transaction, lines: readonly ShopLine[], token: string): Promise<void> {
  await trx("quote")
    .whereIn("id", quotesAmong(lines))
    .where({ order_id: null })
    .update({ cart_token: token, updated_at: trx.fn.now() })
}
