import { addDays, calendarDay } from "#kernel/calendar-day"
import { MOST_PLAN_DAYS, type PlannedItem, type PlannedUnit, type StaffPlan } from "../../wire/staff-plan"

/** The days of a plan in pieces that follow each other, all ends inclusive. */
export function planPieces(from: string, to: string): { from: string; to: string }[] {
  const last = addDays(calendarDay(from), MOST_PLAN_DAYS - 1)
  if (last >= to) return [{ from, to }]
  return [{ from, to: last }, ...planPieces(addDays(last, 1), to)]
}

/** One plan of pieces in their order: what reaches over an end, or is overdue, comes with several and is there once. */
export function joinedPlan(pieces: readonly [StaffPlan, ...StaffPlan[]]): StaffPlan {
  const items = new Map(pieces.flatMap((piece) => piece.items).map((item) => [item.id, item]))
  return {
    ...pieces[0],
    to: pieces[pieces.length - 1].to,
    items: [...items.values()],
    closed_days: pieces.flatMap((piece) => piece.closed_days),
  }
}

/** An item as the plan has it now, with its unit, which may be another than before; null once it is no part of the plan. */
export function plannedNow({ items, units }: StaffPlan, id: string): { item: PlannedItem; unit: PlannedUnit } | null {
  const item = items.find((one) => one.id === id)
  const unit = units.find((one) => one.id === item?.unit_id)
  return item && unit ? { item, unit } : null
}
