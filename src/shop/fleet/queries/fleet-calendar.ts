import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { closedDaysBetween } from "#area/rental"
import { addDays, type CalendarDay } from "#kernel/calendar-day"
import { message } from "#kernel/wire/message"
import type { ClosedDay } from "#kernel/working-days"
import { type CalendarEntry, calendarText } from "#platform/calendar-text"
import { shopNumber } from "#platform/sql/shop-numbers"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import type { Texts } from "#texts/texts"
import { STOOD_UNTIL } from "./reports/history"

const DAYS_BACK = 14
const DAYS_AHEAD = 183
/** How often calendars may ask again. */
const REFRESH_MINUTES = 15

const KINDS = {
  rental: "fleet.calendar_rental",
  repair: "fleet.calendar_repair",
  calibration: "fleet.calendar_calibration",
  other: "fleet.calendar_other_use",
} as const

interface CalendarRow {
  id: string
  kind: keyof typeof KINDS
  start: CalendarDay
  end: CalendarDay
  occupied_from: CalendarDay
  occupied_to: CalendarDay
  changed_at: Date
  serial_number: string
  product: string
  shop_number: string | null
  company: string
}

interface FleetCalendar {
  /** Null for all products. */
  productId: string | null
  /** Since when the feed's address is what it is. */
  since: Date
  today: CalendarDay
  /** Of the shop, for ids that are the same wherever they are read. */
  hostname: string
  texts: Texts
}

/**
 * Rentals, blocks and closed days for a calendar (.ics), from two weeks ago to half a year ahead. Of customers it names the
 * order and the company, never a person: calendars travel further than the shop knows. Two statements.
 */
export async function fleetCalendar(
  db: Knex,
  { productId, since, today, hostname, texts }: FleetCalendar,
): Promise<string> {
  const period = { start: addDays(today, -DAYS_BACK), end: addDays(today, DAYS_AHEAD) }
  const [rows, closedDays] = await Promise.all([
    readRows(db, productId, period),
    closedDaysBetween(db, period.start, period.end),
  ])
  return calendarText({
    name: texts(
      productId === null
        ? message("fleet.calendar")
        : message("fleet.calendar_of", { product: rows[0]?.product ?? "" }),
    ).trim(),
    language: texts.language,
    product: hostname,
    refreshMinutes: REFRESH_MINUTES,
    entries: [
      ...rows.map((row) => rowEntry(row, hostname, texts)),
      ...closedDays.map((day) => closedEntry(day, since, hostname, texts)),
    ],
  })
}

const rowEntry = (row: CalendarRow, hostname: string, texts: Texts): CalendarEntry => ({
  id: `${row.id}@${hostname}`,
  changedAt: row.changed_at,
  start: row.start,
  end: row.end,
  summary: [`${row.serial_number}: ${texts(message(KINDS[row.kind]))}`, row.shop_number, row.company]
    .filter(Boolean)
    .join(" "),
  description: `${row.product}\n${texts(message("fleet.calendar_occupied", { from: row.occupied_from, to: row.occupied_to }))}`,
})

const closedEntry = ({ date, name }: ClosedDay, since: Date, hostname: string, texts: Texts): CalendarEntry => ({
  id: `closed-${date}@${hostname}`,
  changedAt: since,
  start: date,
  end: date,
  summary: texts(message("fleet.calendar_closed", { name })),
})

/** By product, so that the index of what lies ahead is used however long the history is. */
async function readRows(db: Knex, productId: string | null, { start, end }: RentalPeriod): Promise<CalendarRow[]> {
  const { rows } = await db.raw<{ rows: CalendarRow[] }>(
    `select r.id, r.kind, least(r.stands_from, r.end_day)::text as start, ${STOOD_UNTIL}::text as "end", r.window_start::text as occupied_from,
            r.window_end::text as occupied_to, r.updated_at as changed_at, u.serial_number,
            coalesce(p.title, '') as product, coalesce(a.company, '') as company,
            ${shopNumber("o")} as shop_number
       from rental_product rented
      cross join lateral (
              select * from rental_reservation reservation
               where reservation.product_id = rented.product_id and reservation.deleted_at is null
                 and reservation.window_end >= :start and reservation.window_start <= :end
                 and reservation.status <> 'cancelled') r
       join rental_unit u on u.id = r.unit_id
       left join product p on p.id = r.product_id
       left join "order" o on o.id = r.order_id
       left join order_address a on a.id = o.billing_address_id
      where rented.deleted_at is null and (:product::text is null or rented.product_id = :product)
      order by r.start_day, u.serial_number`,
    { product: productId, start, end },
  )
  return rows
}
