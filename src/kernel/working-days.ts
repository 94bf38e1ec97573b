import { type CalendarDay, type DayNumber, fromDayNumber, toDayNumber, weekdayOfNumber } from "./calendar-day"

/** A day on which the shop neither hands out, takes back, sends nor receives: a public holiday or one that staff closed. */
export interface ClosedDay {
  date: CalendarDay
  name: string
}

/** Monday to Friday without the closed days. Built once per question and asked often. */
export interface WorkingDays {
  isWorkingDay(day: DayNumber): boolean
  /** The day after `count` working days have passed, `day` itself not counted; `day` itself for 0. */
  after(day: DayNumber, count: number): DayNumber
  /** The day before which `count` working days lie up to `day`, `day` itself not counted; `day` itself for 0. */
  before(day: DayNumber, count: number): DayNumber
}

export function workingDays(closedDays: Iterable<Pick<ClosedDay, "date">>): WorkingDays {
  const closed = new Set<DayNumber>()
  for (const { date } of closedDays) closed.add(toDayNumber(date))
  const isWorkingDay = (day: DayNumber) => weekdayOfNumber(day) <= 5 && !closed.has(day)
  const step = (day: DayNumber, count: number, direction: 1 | -1) => {
    let reached = day
    for (let left = count; left > 0; ) {
      reached += direction
      if (isWorkingDay(reached)) left -= 1
    }
    return reached
  }
  return {
    isWorkingDay,
    after: (day, count) => step(day, count, 1),
    before: (day, count) => step(day, count, -1),
  }
}

/** Working days strictly between two days: neither end counts. 0 if they touch or `end` is earlier. */
export function workingDaysStrictlyBetween(start: CalendarDay, end: CalendarDay, calendar: WorkingDays): number {
  const last = toDayNumber(end)
  let count = 0
  for (let day = toDayNumber(start) + 1; day < last; day += 1) if (calendar.isWorkingDay(day)) count += 1
  return count
}

export const addWorkingDays = (day: CalendarDay, count: number, calendar: WorkingDays): CalendarDay =>
  fromDayNumber(calendar.after(toDayNumber(day), count))

export const subtractWorkingDays = (day: CalendarDay, count: number, calendar: WorkingDays): CalendarDay =>
  fromDayNumber(calendar.before(toDayNumber(day), count))
