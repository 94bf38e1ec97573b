import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { settings } from "../../config/settings"
import { now } from "../../lib/clock"

const DAY_MS = 86_400_000

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
