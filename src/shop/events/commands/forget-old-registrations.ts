import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { settings } from "#config/settings"
import { addMonths } from "#kernel/calendar-day"
import { today } from "#platform/clock"
import { REGISTRATION } from "./appointment"

/**
 * Deletes who was registered for events that are as long ago as the privacy policy says, and with them the records of
 * their mails, which name the address.
 * @returns how many registrations were forgotten
 */
export async function forgetOldRegistrations(database: Knex): Promise<number> {
  const before = addMonths(today(), -settings.eventRegistrationMonths)
  const { rows } = await database.raw<{ rows: { forgotten: number }[] }>(
    `with old as (
       delete from event_registration r using event e where e.id = r.event_id and e.day < :before returning r.id
     ), mails as (
       delete from notification n using old where n.resource_type = :type and n.resource_id = old.id
     )
     select count(*)::int as forgotten from old`,
    { before, type: REGISTRATION },
  )
  return rows[0].forgotten
}
