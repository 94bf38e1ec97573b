import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { orderTable } from "#area/orders"
import type { CalendarDay } from "#kernel/calendar-day"
import { firstDayOf, lastDayOf, type Month, monthsBetween } from "#kernel/month"
import { message } from "#kernel/wire/message"
import type { CsvCell } from "#platform/csv"
import type { Texts } from "#texts/texts"
import { nextBottlenecks } from "../overview/tight-days"
import { unitMoney } from "../overview/unit-money"
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

const UNITS = [
  "fleet.report_product",
  "fleet.report_serial_number",
  "fleet.report_state",
  "fleet.report_purchased_on",
  "fleet.report_purchase",
  "fleet.report_value",
  "fleet.report_earned",
  "fleet.report_rentals",
  "fleet.report_damage",
  "fleet.report_damages",
  "fleet.report_hours",
  "fleet.report_service_due",
  "fleet.report_service_hours",
] as const

const BOTTLENECKS = [
  "fleet.report_product",
  "fleet.report_from",
  "fleet.report_to",
  "fleet.report_units",
  "fleet.report_taken",
  "fleet.report_waiting",
] as const

const francsOrNull = (money: string | null) => (money === null ? null : Number(money))

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
  geraete: async (db, { today, texts }) => {
    const units = await unitMoney(db, today, 0)
    return [
      UNITS.map((code) => texts(message(code))),
      ...units.map((unit) => [
        unit.product,
        unit.serial_number,
        unit.is_retired ? texts(message("fleet.report_retired")) : null,
        unit.purchased_on,
        francsOrNull(unit.purchase),
        francsOrNull(unit.value),
        Number(unit.earned),
        unit.rentals,
        Number(unit.damage),
        unit.damages,
        unit.operating_hours,
        unit.service.due_on,
        unit.service.hours_left,
      ]),
    ]
  },
  engpaesse: async (db, { today, texts }) => [
    BOTTLENECKS.map((code) => texts(message(code))),
    ...(await nextBottlenecks(db, today)).map((tight) => [
      tight.product,
      tight.start,
      tight.end,
      tight.units,
      tight.taken,
      tight.waiting,
    ]),
  ],
}

/** Reports as tables to be opened elsewhere, by name; the first row the headings. */
export const REPORT_TABLES: ReadonlyMap<string, Table> = new Map(Object.entries(TABLES))
