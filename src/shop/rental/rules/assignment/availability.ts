import type { DayNumber } from "#kernel/calendar-day"
import type { WorkingDays } from "#kernel/working-days"
import type { Obstacle, RefusalReason } from "../refusal"
import type { Buffers, Window } from "../rental-window"

/** A window in which units are not to be had. */
export interface Occupancy extends Window {
  /** How many units. */
  units: number
  /** Repair, calibration or other use instead of a customer's rent. */
  isBlock: boolean
}

export interface AvailabilityQuestion {
  /** The days asked for, both included. */
  days: Window
  /** N: units in service. */
  units: number
  /** Whether there are any, in service or not; if it isn't said, there are. */
  hasUnits?: boolean
  /** Reservations, live holds and blocks. */
  occupied: readonly Occupancy[]
  /** What the delivery type asked for adds before and after. */
  buffers: Buffers
  calendar: WorkingDays
  /** The first day on which a unit can still leave for a delivery. */
  firstDispatch: DayNumber
}

/** One day: `booked + notBooked` is N; there is a reason exactly when no unit is left. */
export interface DayLoad {
  day: DayNumber
  booked: number
  notBooked: number
  reason: RefusalReason | undefined
}

/** How many units are occupied on each day of `range`; the first element is the first day's. */
function loadPerDay(occupied: readonly Occupancy[], range: Window): Int32Array {
  const load = new Int32Array(range.last - range.first + 2)
  for (const { first, last, units } of occupied) {
    if (last < range.first || first > range.last) continue
    load[Math.max(first, range.first) - range.first] += units
    load[Math.min(last, range.last) - range.first + 1] -= units
  }
  for (let index = 1; index < load.length; index += 1) load[index] += load[index - 1]
  return load
}

/**
 * The availability of each day for a new rent: `booked(d) = min(N, max of load over W(d))`, where W(d) is the window that a
 * rent of the single day d would occupy. A day whose dispatch has passed counts as fully booked.
 *
 * Because the windows of neighbouring days touch, a period can be had (nothing being tied to one unit) exactly when each of
 * its days has a unit left.
 * @see ruling 4
 */
export function availability(question: AvailabilityQuestion): DayLoad[] {
  const { days, units, hasUnits = true, occupied, buffers, calendar, firstDispatch } = question
  const range = { first: calendar.before(days.first, buffers.before), last: calendar.after(days.last, buffers.after) }
  const load = loadPerDay(occupied, range)
  const blocks = loadPerDay(
    occupied.filter((occupancy) => occupancy.isBlock),
    range,
  )

  function reasonOf(day: DayNumber, leaves: DayNumber): RefusalReason {
    if (units === 0) return hasUnits ? "maintenance" : "booked"
    const own = load[day - range.first]
    if (own >= units) return own - blocks[day - range.first] < units ? "maintenance" : "booked"
    return buffers.before > 0 && leaves < firstDispatch ? "lead_time" : "transit"
  }

  const list: DayLoad[] = []
  for (let day = days.first; day <= days.last; day += 1) {
    const leaves = calendar.before(day, buffers.before)
    const returns = calendar.after(day, buffers.after)
    let highest = buffers.before > 0 && leaves < firstDispatch ? units : 0
    for (let x = leaves; x <= returns && highest < units; x += 1) highest = Math.max(highest, load[x - range.first])
    const booked = Math.min(units, highest)
    const reason = booked === units ? reasonOf(day, leaves) : undefined
    list.push({ day, booked, notBooked: units - booked, reason })
  }
  return list
}

const IS_ABOUT_WAYS: ReadonlySet<RefusalReason | undefined> = new Set(["transit", "lead_time"])

/**
 * Why a period can't be had: the first of its days that is taken itself, or may not be what it is; where there is none, the
 * first that the ways keep from it. Undefined if every day can be had.
 * @param days of the period, in order
 * @param barOf what keeps the day from being the end of the period that it is
 * @see ruling 12
 */
export function firstObstacle(
  days: readonly DayLoad[],
  barOf: (day: DayNumber) => Obstacle | undefined,
): (Obstacle & { day: DayNumber }) | undefined {
  const obstacles = days.flatMap(({ day, reason }): (Obstacle & { day: DayNumber })[] => {
    const bar = barOf(day)
    if (bar) return [{ day, ...bar }]
    return reason === undefined ? [] : [{ day, reason }]
  })
  return obstacles.find(({ reason }) => !IS_ABOUT_WAYS.has(reason)) ?? obstacles[0]
}

/** The list that holds for every one of several delivery types: each day as the one that leaves the fewest units has it. */
export function widest(lists: readonly DayLoad[][]): DayLoad[] {
  const [first = [], ...others] = lists
  return first.map((day, index) =>
    others.reduce((fullest, list) => (list[index].booked > fullest.booked ? list[index] : fullest), day),
  )
}

/**
 * The first day on which a unit can still leave: today if it is a working day before the cut-off time, else the next
 * working day.
 * @param cutOff `HH:MM`, or null for no cut-off
 */
export function firstDispatchDay(
  today: DayNumber,
  timeOfDay: string,
  cutOff: string | null,
  calendar: WorkingDays,
): DayNumber {
  const canStillLeave = calendar.isWorkingDay(today) && (cutOff === null || timeOfDay < cutOff)
  return canStillLeave ? today : calendar.after(today, 1)
}
