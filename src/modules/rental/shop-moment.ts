import type { RentalSettings } from "../../contract/shop-settings"
import { bookingHorizon } from "../../domain/calendar-rules"
import type { ShopMoment } from "../../domain/day-list"
import type { ClosedDay } from "../../domain/working-days"
import { timeOfDay, today } from "../../lib/clock"
import { publicHolidays } from "./holidays"

/** Now, with public holidays and the days that staff closed. */
export function shopMoment(closedByStaff: readonly ClosedDay[], { horizonMonths }: RentalSettings): ShopMoment {
  const day = today()
  const horizon = bookingHorizon(day, horizonMonths)
  return {
    today: day,
    timeOfDay: timeOfDay(),
    horizon,
    closedDays: [...publicHolidays(day, horizon), ...closedByStaff],
  }
}
