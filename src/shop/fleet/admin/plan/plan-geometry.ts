import { calendarDay, dayDifference } from "#kernel/calendar-day"
import { documentNumber } from "#kernel/document-number"
import { groupBy } from "#kernel/group-by"
import type { PlannedItem, PlannedUnit, StaffPlan } from "../../wire/staff-plan"

/** Columns from the first day of the plan, both ends inclusive; may reach beyond its edges. */
export interface Columns {
  first: number
  count: number
}

/**
 * Where an item lies in a plan that begins on `from`: the rent itself, and with the ways and restocking. The rent of an
 * overdue unit goes on until the plan's today.
 */
export function columnsOf(item: PlannedItem, from: string, today: string): { rent: Columns; occupied: Columns } {
  const column = (day: string) => dayDifference(calendarDay(from), calendarDay(day))
  const between = (first: string, last: string) => ({ first: column(first), count: column(last) - column(first) + 1 })
  return {
    rent: between(item.starts_on, item.is_overdue ? today : item.ends_on),
    occupied: between(item.occupied_from, item.occupied_to),
  }
}

/** The part of a span that lies within `days` columns; null if none does. */
export function visiblePart({ first, count }: Columns, days: number): Columns | null {
  const start = Math.max(0, first)
  const end = Math.min(days, first + count)
  return end > start ? { first: start, count: end - start } : null
}

export interface PlannedRow {
  unit: PlannedUnit
  items: PlannedItem[]
}

/** Units with what occupies them; with a search only those that it concerns, by serial, product, order or customer. */
export function rowsOf({ units, items }: StaffPlan, search: string): PlannedRow[] {
  const onUnit = groupBy(items, ({ unit_id }) => unit_id)
  const rows = units.map((unit) => ({ unit, items: onUnit.get(unit.id) ?? [] }))
  const wanted = search.trim().toLocaleLowerCase("de-CH")
  if (wanted === "") return rows
  return rows.filter(({ unit, items: own }) =>
    isAbout(wanted, [unit.serial_number, unit.product, ...own.flatMap(wordsOf)]),
  )
}

/** Whether the search names this item. */
export const isFound = (item: PlannedItem, search: string): boolean =>
  search.trim() !== "" && isAbout(search.trim().toLocaleLowerCase("de-CH"), wordsOf(item))

const wordsOf = ({ shop_number, known_by, customer, note }: PlannedItem) => [
  shop_number ?? "",
  known_by,
  customer,
  note,
]
const isAbout = (wanted: string, words: string[]) =>
  [wanted, documentNumber(wanted)?.toLocaleLowerCase("de-CH")].some(
    (name) => name !== undefined && words.some((word) => word.toLocaleLowerCase("de-CH").includes(name)),
  )
