import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { notFound } from "#platform/refusal"
import { containing } from "#platform/sql/like"
import type { StaffRegistration, StaffRegistrations, StaffRegistrationsQuery } from "../../wire/staff-events"

const COLUMNS = `r.id, r.company, r.sector, r.first_name, r.last_name, r.address, r.postalcode, r.city, r.phone, r.email,
  r.created_at, r.deleted_at as cancelled_at`
/** As in a telephone book, whatever the database's own order: Ärmel before Zobel. */
const BY_NAME = `order by r.last_name collate "und-x-icu", r.first_name collate "und-x-icu", r.id`

/** A page of who is registered for an event, or of who no longer is; `q` is looked for in names, company, town, e-mail and phone. */
export async function eventRegistrations(
  db: Knex,
  event_id: string,
  { state, q, limit, offset }: StaffRegistrationsQuery,
): Promise<StaffRegistrations> {
  const wanted = `from event_registration r
    where r.event_id = :event_id and r.deleted_at is ${state === "registered" ? "null" : "not null"}
      and (:q = '' or concat_ws(' ', r.first_name, r.last_name, r.company, r.city, r.email, r.phone) ilike :pattern)`
  const bindings = { event_id, q, pattern: containing(q), limit, offset }
  const [{ rows: registrations }, { rows: counted }] = await Promise.all([
    db.raw<{ rows: StaffRegistration[] }>(
      `select ${COLUMNS} ${wanted} ${BY_NAME} limit :limit offset :offset`,
      bindings,
    ),
    db.raw<{ rows: { count: number }[] }>(`select count(*)::int as count ${wanted}`, bindings),
  ])
  return { count: counted[0].count, registrations }
}

/** @throws Refusal 404 */
export async function assertEvent(db: Knex, id: string) {
  if (!(await db("event").where({ id, deleted_at: null }).first("id"))) throw notFound()
}

/** Everybody who is registered for the event. */
export async function allRegistrations(db: Knex, eventId: string): Promise<StaffRegistration[]> {
  const { rows } = await db.raw<{ rows: StaffRegistration[] }>(
    `select ${COLUMNS} from event_registration r where r.event_id = ? and r.deleted_at is null ${BY_NAME}`,
    [eventId],
  )
  return rows
}
