import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"

export interface Registrant {
  company: string
  sector: string
  first_name: string
  last_name: string
  address: string
  postalcode: string
  city: string
  phone: string
  email: string
}

/** As in the unique index: one person of one event, in whatever spelling of capitals. */
const PERSON = "(event_id, lower(email), lower(first_name), lower(last_name)) where deleted_at is null"

/** Registers the person, or takes over the corrected details of who is registered already. */
export async function saveRegistration(
  transaction: Knex.Transaction,
  event_id: string,
  person: Registrant,
): Promise<{ id: string; isNew: boolean }> {
  const row = { id: generateEntityId(undefined, "evtreg"), event_id, ...person }
  const columns = Object.keys(row)
  const { rows } = await transaction.raw<{ rows: { id: string }[] }>(
    `insert into event_registration (${columns.join(", ")}) values (${columns.map((name) => `:${name}`).join(", ")})
     on conflict ${PERSON}
     do update set company = excluded.company, sector = excluded.sector, address = excluded.address,
       postalcode = excluded.postalcode, city = excluded.city, phone = excluded.phone, updated_at = now()
     returning id`,
    row,
  )
  return { id: rows[0].id, isNew: rows[0].id === row.id }
}

export async function takenSeats(transaction: Knex.Transaction, event_id: string): Promise<number> {
  const [{ count }] = await transaction("event_registration").where({ event_id, deleted_at: null }).count()
  return Number(count)
}
