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

const COLUMNS = "id company sector first_name last_name address postalcode city phone email".split(" ")

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

/** A registration of the event, kept from other changes; null if there is none any more. */
export async function lockRegistration(
  trx: Knex.Transaction,
  event_id: string,
  id: string,
): Promise<(Registrant & { id: string }) | null> {
  const row = await trx("event_registration").where({ id, event_id, deleted_at: null }).forUpdate().first(COLUMNS)
  return row ?? null
}

/** Another registration of the event is the same person. */
export async function isRegistered(
  trx: Knex | Knex.Transaction,
  event_id: string,
  { email, first_name, last_name }: Registrant,
  otherThan: string,
): Promise<boolean> {
  const same = await trx("event_registration")
    .where({ event_id, deleted_at: null })
    .whereRaw("(lower(email), lower(first_name), lower(last_name)) = (lower(?), lower(?), lower(?))", [
      email,
      first_name,
      last_name,
    ])
    .whereNot({ id: otherThan })
    .first("id")
  return same !== undefined
}

export async function updateRegistration(
  trx: Knex.Transaction,
  id: string,
  changes: Partial<Registrant> & { event_id?: string },
) {
  await trx("event_registration")
    .where({ id })
    .update({ ...changes, updated_at: trx.fn.now() })
}

/** The seat is free again; the row stays until the privacy policy has it deleted. */
export async function withdrawRegistration(trx: Knex.Transaction, id: string) {
  await trx("event_registration").where({ id }).update({ deleted_at: trx.fn.now(), updated_at: trx.fn.now() })
}

export const registrationIds = (trx: Knex.Transaction, event_id: string): Promise<string[]> =>
  trx("event_registration").where({ event_id, deleted_at: null }).pluck("id")

export async function takenSeats(transaction: Knex.Transaction, event_id: string): Promise<number> {
  const [{ count }] = await transaction("event_registration").where({ event_id, deleted_at: null }).count()
  return Number(count)
}
