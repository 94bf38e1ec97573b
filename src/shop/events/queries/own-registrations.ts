import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { OwnRegistration } from "../wire/own-registration"

/**
 * Registrations with an e-mail, in whatever case, that are still kept, oldest first. One statement.
 * @param email proved to be who asks's; null has none
 */
export async function registrationsOf(db: Knex, email: string | null): Promise<OwnRegistration[]> {
  const { rows } = await db.raw<{ rows: (Omit<OwnRegistration, "created_at"> & { created_at: Date })[] }>(
    `select event.name as event, event.day::text as day, r.company, r.sector, r.first_name, r.last_name, r.address,
            r.postalcode, r.city, r.phone, r.email, r.created_at,
            r.deleted_at is not null or event.is_cancelled as is_cancelled
       from event_registration r join event on event.id = r.event_id
      where lower(r.email) = lower(?)
      order by r.created_at, r.id`,
    [email],
  )
  return rows.map(({ created_at, ...registration }) => ({ ...registration, created_at: created_at.toISOString() }))
}
