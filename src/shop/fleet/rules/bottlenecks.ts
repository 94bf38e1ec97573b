import { addDays, type CalendarDay } from "#kernel/calendar-day"

/** A day on which a model has no unit left, or on which somebody waits for one. */
export interface TightDay {
  product_id: string
  product: string
  day: CalendarDay
  /** In service that day. */
  units: number
  /** Units that are taken: rentals with their ways and restocking, and blocks. */
  taken: number
  /** Entries of the wait list that want the day. */
  waiting: number
}

export interface Bottleneck {
  product_id: string
  product: string
  start: CalendarDay
  end: CalendarDay
  /** The fewest of these days. */
  units: number
  /** Of the fullest of these days. */
  taken: number
  waiting: number
}

/** Whether more is wanted than there is, or nothing is left. */
const isTight = ({ units, taken, waiting }: TightDay) => taken + waiting > units || (units > 0 && taken === units)

/** Days in a row of one model together, the next first. The days of a model come in their order. */
export function bottlenecks(days: readonly TightDay[]): Bottleneck[] {
  const found: Bottleneck[] = []
  const last = new Map<string, Bottleneck>()
  for (const { day, ...each } of days.filter(isTight)) {
    const before = last.get(each.product_id)
    if (before && addDays(before.end, 1) === day) {
      before.end = day
      before.units = Math.min(before.units, each.units)
      before.taken = Math.max(before.taken, each.taken)
      before.waiting = Math.max(before.waiting, each.waiting)
    } else {
      const next = { ...each, start: day, end: day }
      last.set(each.product_id, next)
      found.push(next)
    }
  }
  return found.sort((one, other) => (one.start < other.start ? -1 : one.start > other.start ? 1 : 0))
}
