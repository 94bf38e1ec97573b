import type { ClosedDay } from "#kernel/working-days"
import { bookingHorizon } from "../../rules/calendar-rules"
import type { ShopMoment } from "../../rules/day-list"
import type { RentalSettings } from "../../rules/rental-settings"
import { now, timeOfDay, today } from "../clock"
import { daysClosedByRule } from "../closed-days"
import type { Instant } from "./product-records"

export const instantNow = (): Instant => ({ today: today(), now: now() })

/** Now, with public holidays and all other days that are closed. */
export function shopMoment(closedByStaff: readonly ClosedDay[], { horizonMonths }: RentalSettings): ShopMoment {
  const day = today()
  const horizon = bookingHorizon(day, horizonMonths)
  return {
    today: day,
    timeOfDay: timeOfDay(),
    horizon,
    closedDays: [...daysClosedByRule(day, horizon), ...closedByStaff],
  }
}
