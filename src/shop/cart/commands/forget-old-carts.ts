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
  const { rows } = await db.raw<{ rows: { forgotten: number }[] }>(
    `with old as (
       delete from session_cart_token token
        where token.updated_at < :before
          and not exists (select 1 from cart_line_item line
                           where line.cart_id = token.cart_id and line.updated_at >= :before)
       returning cart_id
     ), emptied as (
       delete from cart where id in (select cart_id from old) and completed_at is null
     )
     select count(*)::int as forgotten from old`,
    { before },
  )
  return rows[0].forgotten
}

/**
 * Deletes open carts without a line that nobody touched for a day: an unknown token reads as an empty cart, too.
 * @returns how many
 */
export async function forgetEmptyCarts(db: Knex): Promise<number> {
  const before = new Date(now().getTime() - settings.emptyCartHours * HOUR_MS)
  const empty = `not exists (select from cart_line_item line where line.cart_id = token.cart_id and line.deleted_at is null)`
  return db.transaction(async (trx) => {
    const { rows: locked } = await trx.raw<{ rows: { token: string }[] }>(
      `select token from session_cart_token token
        where updated_at < ? and detached_at is null and ${empty} for update skip locked`,
      [before],
    )
    // Asked again under the lock: whoever had it before may have put something in.
    const { rows } = await trx.raw<{ rows: { forgotten: number }[] }>(
      `with forgotten as (
         delete from session_cart_token token where token = any(?) and ${empty} returning cart_id
       ), emptied as (
         delete from cart where id in (select cart_id from forgotten) and completed_at is null
       )
       select count(*)::int as forgotten from forgotten`,
      [locked.map(({ token }) => token)],
    )
    return rows[0].forgotten
  })
}
