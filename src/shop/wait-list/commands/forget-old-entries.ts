import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { settings } from "#config/settings"
import { now, today } from "#platform/clock"
import { ENTRY } from "./notice-mail"

/**
 * Deletes who waited for periods that have passed, who never confirmed, and with them the records of their mails, which name
 * the address.
 * @returns how many entries were forgotten
 */
export async function forgetOldEntries(database: Knex): Promise<number> {
  const { rows } = await database.raw<{ rows: { forgotten: number }[] }>(
    `with old as (
       delete from wait_list_entry
        where greatest(end_day, offered_end) + flex_days < cast(:today as date)
           or state = 'unconfirmed' and created_at < :unconfirmed
       returning id
     ), mails as (
       delete from notification n using old where n.resource_type = :type and n.resource_id = old.id
     )
     select count(*)::int as forgotten from old`,
    {
      today: today(),
      unconfirmed: new Date(now().getTime() - settings.waitListLinkHours * 3_600_000),
      type: ENTRY,
    },
  )
  return rows[0].forgotten
}
