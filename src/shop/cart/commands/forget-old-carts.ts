import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { settings } from "#config/settings"
import { now } from "#platform/clock"

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * Deletes carts that nobody touched for as long as the privacy policy says, and the tokens of carts that became orders
 * that long ago. The orders stay.
 * @returns how many tokens were forgotten
 */
export async function forgetOldCarts(db: Knex): Promise<number> {
  const before = new Date(now().getTime() - settings.cartDays * DAY_MS)
  const untouched = `token.updated_at < :before and not exists (select from cart_line_item line
                      where line.cart_id = token.cart_id and line.updated_at >= :before)`
  return forgetCarts(db, untouched, { before })
}

/**
 * Deletes open carts without a line that nobody touched for a day: an unknown token reads as an empty cart, too.
 * @returns how many
 */
export async function forgetEmptyCarts(db: Knex): Promise<number> {
  const before = new Date(now().getTime() - settings.emptyCartHours * HOUR_MS)
  const empty = `token.updated_at < :before and token.detached_at is null and not exists (select from cart_line_item line
                  where line.cart_id = token.cart_id and line.deleted_at is null)`
  return forgetCarts(db, empty, { before })
}

/** Whoever holds a cart's lock is changing it: it is left for another time. @returns how many there were */
const forgetCarts = (db: Knex, condition: string, parameters: { before: Date }): Promise<number> =>
  db.transaction(async (trx) => {
    const { rows: locked } = await trx.raw<{ rows: { token: string }[] }>(
      `select token from session_cart_token token where ${condition} for update skip locked`,
      { ...parameters },
    )
    // Asked again under the lock: whoever had it before may have put something in.
    const { rows } = await trx.raw<{ rows: { forgotten: number }[] }>(
      `with forgotten as (
         delete from session_cart_token token where token = any(:tokens) and ${condition} returning cart_id
       ), emptied as (
         delete from cart where id in (select cart_id from forgotten) and completed_at is null
       )
       select count(*)::int as forgotten from forgotten`,
      { ...parameters, tokens: locked.map(({ token }) => token) },
    )
    return rows[0].forgotten
  })
