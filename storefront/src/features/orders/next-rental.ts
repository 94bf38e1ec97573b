import type { CalendarDay } from "#kernel/calendar-day"
import { lengthInDays } from "#shop/rental/rules/rental-period"
import { linesOf, type Order, type OrderLine } from "./order"

/** The rental whose start or return comes next, or that should be back. */
export interface NextRental {
  order: Order
  line: OrderLine
  kind: "starts" | "runs" | "late"
  /** Of the start or the return; of a late one, by when it had to be back. */
  day: CalendarDay
  /** Until that day, or since it. */
  days: number
}

const daysFrom = (start: CalendarDay, end: CalendarDay) => lengthInDays({ start, end }) - 1

function standingOf(order: Order, line: OrderLine, today: CalendarDay): NextRental | null {
  const status = line.rental?.status
  if (!status || (order.status === "cancelled" && status.state !== "handed_over")) return null
  const { start, end } = status.period
  if (status.state === "reserved" && start >= today)
    return { order, line, kind: "starts", day: start, days: daysFrom(today, start) }
  if (status.state !== "handed_over" && status.state !== "reserved") return null
  if (end >= today) return { order, line, kind: "runs", day: end, days: daysFrom(today, end) }
  const { returnDue } = status
  const isLate = status.state === "handed_over" && returnDue < today
  return isLate ? { order, line, kind: "late", day: returnDue, days: daysFrom(returnDue, today) } : null
}

const inDays = ({ kind, days }: NextRental) => (kind === "late" ? -days : days)

/** What a customer has to know first: what is late, else what comes next. Null where nothing is to come but a parcel back. */
export function nextRental(orders: readonly Order[], today: CalendarDay): NextRental | null {
  const standing = orders.flatMap((order) => linesOf(order).flatMap((line) => standingOf(order, line, today) ?? []))
  return standing.toSorted((one, other) => inDays(one) - inDays(other))[0] ?? null
}
