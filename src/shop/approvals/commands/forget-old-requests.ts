import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { settings } from "#config/settings"
import { now } from "#platform/clock"
import { REQUEST } from "./notice-mails"

/**
 * Deletes requests a month after they ended, and those of customers who are gone, with the records of their mails, which name
 * who managed. Orders that they became stay.
 * @returns how many
 */
export async function forgetOldRequests(db: Knex): Promise<number> {
  const before = new Date(now().getTime() - settings.oldOrderRequestDays * 86_400_000)
  const { rows } = await db.raw<{ rows: { forgotten: number }[] }>(
    `with old as (
       delete from order_request r
        where r.cart_id is null
          and (r.ended_at < :before
               or not exists (select from customer c where c.id = r.customer_id and c.deleted_at is null))
       returning r.id
     ), mails as (
       delete from notification n using old where n.resource_type = :type and n.resource_id = old.id
     )
     select count(*)::int as forgotten from old`,
    { before, type: REQUEST },
  )
  return rows[0].forgotten
}
