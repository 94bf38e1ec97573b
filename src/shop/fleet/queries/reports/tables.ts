import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { orderTable } from "#area/orders"
import type { CalendarDay } from "#kernel/calendar-day"
import { firstDayOf, lastDayOf, type Month, monthsBetween } from "#kernel/month"
import { message } from "#kernel/wire/message"
import type { CsvCell } from "#platform/csv"
import type { Texts } from "#texts/texts"
import { comingLoad, comingWeeks } from "./load"
import { rentByMonth } from "./rent"
import { utilisation } from "./utilisation"

export interface ReportRange {
  from: Month
  to: Month
  today: CalendarDay
}

const UTILISATION = [
  "fleet.report_product",
  "fleet.report_serial_number",
  "fleet.report_rented_days",
  "fleet.report_blocked_days",
  "fleet.report_available_days",
  "fleet.report_utilisation",
] as const

type Table = (db: Knex, range: ReportRange & { texts: Texts }) => Promise<CsvCell[][]>

const TABLES: Record<string, Table> = {
  auslastung: async (db, { from, to, texts }) => {
    const rows = await utilisation(db, { start: firstDayOf(from), end: lastDayOf(to) })
    return [
      UTILISATION.map((code) => texts(message(code))),
      ...rows.map((row) => [
        row.product,
        row.serial_number,
        row.rented_days,
        row.blocked_days,
        row.available_days,
        row.available_days === 0 ? null : Math.round((1000 * row.rented_days) / row.available_days) / 10,
      ]),
    ]
  },
  mieterloes: async (db, { from, to, texts }) => {
    const rows = await rentByMonth(db, from, to)
    return [
      [
        texts(message("fleet.report_product")),
        ...monthsBetween(from, to).map((month) => texts(message("fleet.report_month", { month }))),
        texts(message("fleet.report_total")),
      ],
      ...rows.map(({ product, months, total }) => [product, ...months.map(Number), Number(total)]),
    ]
  },
  bestellungen: (db, { from, to, texts }) => orderTable(db, { start: firstDayOf(from), end: lastDayOf(to), texts }),
  belegung: async (db, { today, texts }) => {
    const rows = await comingLoad(db, today)
    return [
      [
        texts(message("fleet.report_product")),
        texts(message("fleet.report_units")),
        ...comingWeeks(today).map((monday) => texts(message("fleet.report_week", { monday }))),
      ],
      ...rows.map(({ product, units, weeks }) => [product, units, ...weeks]),
    ]
  },
}

/** Reports as tables to be opened elsewhere, by name; the first row the headings. */
export const REPORT_TABLES: ReadonlyMap<string, Table> = new Map(Object.entries(TABLES))
