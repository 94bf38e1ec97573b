import type { CalendarDay } from "#kernel/calendar-day"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import { linesOf, type Order, type RentalFacts } from "../order"
import type { RentalStatus } from "../rental-status"

type StepName = "confirmed" | "sent" | "pickup" | "rent" | "back" | "invoice" | "paid" | "cancelled"

/** A step of what becomes of an order. */
export interface TimelineStep {
  name: StepName
  /** At most one is `now`: the first that isn't done. */
  state: "done" | "now" | "todo"
  /** When it was or will be. */
  when: CalendarDay | RentalPeriod | null
  /** How many of the rentals have come so far, of orders with several. */
  reached: { count: number; of: number } | null
  /** It should have been before today. */
  isLate: boolean
  /** It is to be done before the first day, which is still to come. */
  isInTime: boolean
}

interface Rental {
  status: RentalStatus
  isPickup: boolean
}

interface Milestone {
  name: StepName
  when?: CalendarDay | RentalPeriod | null
  /** Whether each of the rentals is that far; of the order itself a single answer. */
  reached: readonly boolean[]
  isLate?: boolean
  isInTime?: boolean
}

const isHeld = ({ status }: RentalFacts): boolean => status !== null && status.state !== "cancelled"

const rentalsOf = (order: Order): Rental[] =>
  linesOf(order).flatMap(({ rental }) =>
    rental?.status && isHeld(rental) ? [{ status: rental.status, isPickup: (rental.delivery?.price ?? 0) === 0 }] : [],
  )

/** What is sent leaves by itself; that a last day has passed is said in place of it. */
const isSent = ({ isPickup, status: { cancellationBar } }: Rental) =>
  !isPickup && (cancellationBar === "dispatched" || cancellationBar === "over")
const isOut = (rental: Rental) => rental.status.state !== "reserved" || isSent(rental)
const isBack = ({ status: { state } }: Rental) => state === "returned"

/** From the first day of all to the last. */
function spanOf(periods: readonly RentalPeriod[]): RentalPeriod {
  const starts = periods.map(({ start }) => start).toSorted()
  const ends = periods.map(({ end }) => end).toSorted()
  return { start: starts[0], end: ends[ends.length - 1] }
}

const returnOf = (rentals: readonly Rental[], today: CalendarDay): Milestone => ({
  name: "back",
  when: spanOf(rentals.map(({ status }) => status.period)).end,
  reached: rentals.map(isBack),
  isLate: rentals.some(({ status }) => status.state === "handed_over" && status.returnDue < today),
})

function rentalMilestones(rentals: readonly Rental[], today: CalendarDay): Milestone[] {
  const span = spanOf(rentals.map(({ status }) => status.period))
  const isOver = (rental: Rental) => isBack(rental) || (isOut(rental) && rental.status.period.end <= today)
  return [
    rentals.every(({ isPickup }) => isPickup)
      ? { name: "pickup", when: span.start, reached: rentals.map(isOut) }
      : { name: "sent", reached: rentals.map(isOut), isInTime: today < span.start },
    { name: "rent", when: span, reached: rentals.map(isOver) },
    returnOf(rentals, today),
  ]
}

function milestonesOf(order: Order, today: CalendarDay): Milestone[] {
  const confirmed: Milestone = { name: "confirmed", when: order.day, reached: [true] }
  const paid: Milestone = { name: "paid", reached: [order.status === "paid"] }
  const rentals = rentalsOf(order)
  if (order.status === "cancelled") {
    const given = rentals.filter(({ status }) => status.state !== "reserved")
    return [confirmed, { name: "cancelled", reached: [true] }, ...(given.length > 0 ? [returnOf(given, today)] : [])]
  }
  if (rentals.length > 0) return [confirmed, ...rentalMilestones(rentals, today), paid]
  return [confirmed, { name: "invoice", reached: [order.hasInvoice || order.status === "paid"] }, paid]
}

/**
 * Where an order stands, from what the shop knows: rentals by what was handed over and came back, the money by the accounts. What is
 * cancelled of it isn't waited for.
 */
export function timelineOf(order: Order, today: CalendarDay): TimelineStep[] {
  const milestones = milestonesOf(order, today)
  const next = milestones.findIndex(({ reached }) => reached.includes(false))
  return milestones.map(({ name, when = null, reached, isLate = false, isInTime = false }, place) => {
    const count = reached.filter(Boolean).length
    return {
      name,
      when,
      isLate,
      isInTime,
      state: count === reached.length ? "done" : place === next ? "now" : "todo",
      reached: count > 0 && count < reached.length ? { count, of: reached.length } : null,
    }
  })
}
