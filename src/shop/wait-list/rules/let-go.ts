import { addDays } from "#kernel/calendar-day"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import type { Wish } from "./wanted-periods"

/** So many offers of the same days may come to nothing; from then on it is told who waits for them, and nothing held. */
export const MOST_LET_GO = 3

/** So many offers that he never heard of leave who waits in his place; from then on they count as others do. */
export const MOST_UNHEARD = 3

/** Whether an offer that ran out wasn't heard of: its mail has never left, as where the mail server was away for as long. */
export const wasUnheard = ({ isSent, unheardBefore }: { isSent: boolean; unheardBefore: number }): boolean =>
  !isSent && unheardBefore < MOST_UNHEARD

/** What was held for somebody who didn't order it. */
export interface LetGo {
  period: RentalPeriod
  hasLogin: boolean
}

export const overlap = (a: RentalPeriod, b: RentalPeriod) => a.start <= b.end && b.start <= a.end

/**
 * Whether what is free is held for who waits. Addresses cost nothing: else whoever has many would keep a unit from everybody, for a day
 * each. With and without a login is counted apart, so that no stranger costs a customer his offer.
 */
export function isHeldFor(
  { period, flexDays, hasLogin }: Wish & { hasLogin: boolean },
  letGo: readonly LetGo[],
): boolean {
  const days = { start: addDays(period.start, -flexDays), end: addDays(period.end, flexDays) }
  return letGo.filter((one) => one.hasLogin === hasLogin && overlap(one.period, days)).length < MOST_LET_GO
}
