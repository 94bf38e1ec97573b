import { addDays, type CalendarDay } from "#kernel/calendar-day"
import { earliestRentalDay } from "#shop/rental/rules/calendar-rules"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"

/** By so many days at most a wish may be moved. */
export const MAX_FLEX_DAYS = 7

/** A period somebody waits for, and by how many days it may be moved either way. */
export interface Wish {
  period: RentalPeriod
  flexDays: number
}

const shifted = ({ start, end }: RentalPeriod, days: number): RentalPeriod => ({
  start: addDays(start, days),
  end: addDays(end, days),
})

/** The periods that fulfil a wish, all of its length: the asked one first, then the nearest, of two the later. */
export const wantedPeriods = ({ period, flexDays }: Wish): RentalPeriod[] => [
  period,
  ...Array.from({ length: flexDays }, (_, index) => index + 1).flatMap((days) => [
    shifted(period, days),
    shifted(period, -days),
  ]),
]

/** The last day on which any of its periods could begin. */
export const lastStart = ({ period, flexDays }: Wish): CalendarDay => addDays(period.start, flexDays)

/** Nothing of the wish can begin any more. */
export const isOver = (wish: Wish, today: CalendarDay): boolean => lastStart(wish) < earliestRentalDay(today)
