import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CalendarDay } from "#kernel/calendar-day"
import { firstDayOf, lastDayOf, type Month, monthsBetween } from "#kernel/month"
import type { CsvCell } from "#platform/csv"
import { comingLoad, comingWeeks } from "./load"
import { rentByMonth } from "./rent"
import { utilisation } from "./utilisation"

export interface ReportRange {
  from: Month
  to: Month
  today: CalendarDay
}

type Table = (db: Knex, range: ReportRange) => Promise<CsvCell[][]>

const TABLES: Record<string, Table> = {
  auslastung: async (db, { from, to }) => {
    const rows = await utilisation(db, { start: firstDayOf(from), end: lastDayOf(to) })
    return [
      ["Produkt", "Seriennummer", "Miettage", "Tage gesperrt", "Verfügbare Tage", "Auslastung in %"],
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
  mieterloes: async (db, { from, to }) => {
    const rows = await rentByMonth(db, from, to)
    return [
      ["Produkt", ...monthsBetween(from, to).map((month) => `CHF ${month}`), "CHF Total"],
      ...rows.map(({ product, months, total }) => [product, ...months.map(Number), Number(total)]),
    ]
  },
  belegung: async (db, { today }) => {
    const rows = await comingLoad(db, today)
    return [
      ["Produkt", "Geräte in Betrieb", ...comingWeeks(today).map((monday) => `Woche ab ${monday} in %`)],
      ...rows.map(({ product, units, weeks }) => [product, units, ...weeks]),
    ]
  },
}

/** Reports as tables to be opened elsewhere, by name; the first row the headings. */
export const REPORT_TABLES: ReadonlyMap<string, Table> = new Map(Object.entries(TABLES))
