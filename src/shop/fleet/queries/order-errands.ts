import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CalendarDay } from "#kernel/calendar-day"
import { addressName } from "#platform/sql/names"
import { shopNumber } from "#platform/sql/shop-numbers"
import type { DueErrand } from "../rules/staff-day"
import { errandCalendar, errandsDue } from "./errands"
import { rentalsInHand } from "./today-rows"

/** What is due today about a rental of an order. */
export interface OrderErrand extends DueErrand {
  orderId: string
  reservationId: string
  /** Numbers of the orders, or names, that wait for the unit of one that is late. */
  endangers: string[]
}

/** What is due by today of all orders, late ones included. Three statements, whatever is due. */
export async function orderErrands(db: Knex, today: CalendarDay): Promise<OrderErrand[]> {
  const [rentals, calendar] = await Promise.all([rentalsInHand(db, today), errandCalendar(db, today)])
  const errands = errandsDue(rentals, today, today, calendar)
  const names = await knownAs(
    db,
    errands.flatMap(({ endangered }) => endangered.map(({ id }) => id)),
  )
  return errands.flatMap(({ row, endangered, errand, due }) => {
    const endangers = endangered.map(({ id }) => names.get(id) ?? "")
    return row.order_id === null ? [] : [{ orderId: row.order_id, reservationId: row.id, errand, due, endangers }]
  })
}

/** What staff know reservations by: the order's number, else the customer; what they entered themselves by its note. */
async function knownAs(db: Knex, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.raw<{ rows: { id: string; name: string }[] }>(
    `select r.id, coalesce(${shopNumber("o")}, nullif(${addressName("a")}, ''), r.note) as name
       from rental_reservation r
       left join "order" o on o.id = r.order_id
       left join order_address a on a.id = o.billing_address_id
      where r.id = any(:ids)`,
    { ids: [...ids] },
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
