import type { CalendarDay } from "#kernel/calendar-day"
import type { WorkingDays } from "#kernel/working-days"
import { comingErrands, weekAhead } from "../rules/week"
import type { StaffWeekDay, StaffWeekLine } from "../wire/staff-today"
import { customerOf, inHand } from "./errands"
import type { RentalRow } from "./today-rows"

/** What goes out and comes back after today, by day; a day without anything is there if the shop is open. */
export function staffWeek(rentals: readonly RentalRow[], today: CalendarDay, calendar: WorkingDays): StaffWeekDay[] {
  const days = new Map<CalendarDay, StaffWeekLine[]>(weekAhead(today, calendar).map((day) => [day, []]))
  const until = [...days.keys()].at(-1) ?? today
  for (const row of rentals)
    for (const { errand, due } of comingErrands(inHand(row), today, until, calendar)) {
      const lines = days.get(due) ?? []
      lines.push(lineOf(row, errand))
      days.set(due, lines)
    }
  return [...days].sort(([a], [b]) => a.localeCompare(b)).map(([day, lines]) => ({ day, ...counted(lines) }))
}

const lineOf = (row: RentalRow, errand: StaffWeekLine["errand"]): StaffWeekLine => ({
  reservation_id: row.id,
  errand,
  product: row.product,
  serial_number: row.serial_number,
  delivery: row.delivery ?? "",
  order_id: row.order_id,
  shop_number: row.shop_number,
  customer: customerOf(row),
})

/** What goes out first. */
function counted(lines: readonly StaffWeekLine[]): Omit<StaffWeekDay, "day"> {
  const back = lines.filter(({ errand }) => errand === "return")
  const out = lines.filter(({ errand }) => errand !== "return")
  return { out: out.length, back: back.length, lines: [...out, ...back] }
}
