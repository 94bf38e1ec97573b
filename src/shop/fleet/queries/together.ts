import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CalendarDay } from "#kernel/calendar-day"
import { notFound } from "#platform/refusal"
import { MOST_TOGETHER, type StaffTogether } from "../wire/staff-together"
import { handoversOf } from "./handover"

const COLUMNS = "r.id, r.status, r.start_day, r.end_day, r.window_start"
const RENTALS = "r.kind = 'rental' and r.status <> 'cancelled' and r.deleted_at is null"

/** By order and by customer apart, so that each goes by its index however long the history is. */
const OF_CUSTOMER = `
  with own as (
    select r.order_id, r.customer_id, ${COLUMNS} from rental_reservation r
     where r.id = :id and r.kind = 'rental' and r.deleted_at is null),
  near as (
    select ${COLUMNS} from own r
     union
    select ${COLUMNS} from own join rental_reservation r on r.order_id = own.order_id and ${RENTALS}
     union
    select ${COLUMNS} from own join rental_reservation r on r.customer_id = own.customer_id and ${RENTALS})
  select near.id from near, own
   where near.id = own.id
      or near.status = own.status and (near.status = 'handed_over' or near.status = 'reserved'
                                       and near.end_day >= :today and near.window_start <= :today::date + 14)
   order by near.id = own.id desc, near.start_day, near.id limit ${MOST_TOGETHER}`

const STEPS = { reserved: "hand_over", handed_over: "return", returned: null, cancelled: null } as const

/**
 * Of the same customer what is where the rental is: all that are out, or those that may be handed over by now. Six statements.
 * @throws Refusal 404 for what isn't a rental
 */
export async function togetherWith(db: Knex, id: string, today: CalendarDay): Promise<StaffTogether> {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(OF_CUSTOMER, { id, today })
  if (rows.length === 0) throw notFound()
  const found = await handoversOf(
    db,
    rows.map((row) => row.id),
    today,
  )
  const state = found.find(({ reservation_id }) => reservation_id === id)?.state ?? "cancelled"
  const rentals = found.filter(
    (one) => one.reservation_id === id || one.state !== "reserved" || one.hand_over_from <= today,
  )
  return { step: STEPS[state], rentals }
}
