import { addDays, calendarDay } from "#kernel/calendar-day"
import { MOST_PLAN_DAYS, type StaffPlan } from "../../wire/staff-plan"

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
