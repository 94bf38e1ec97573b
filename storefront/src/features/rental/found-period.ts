import { addDays, type CalendarDay } from "#kernel/calendar-day"
import { chfOfWire } from "#kernel/format-chf"
import { mondayOf } from "#kernel/week"
import type { RentalOffer } from "#shop/catalogue/wire/product"
import { type RentalPeriod, rentalPeriod } from "#shop/rental/rules/rental-period"

/** Monday to Friday of the week after the day's: what is proposed to who hasn't said when. */
export function nextWeek(today: CalendarDay): RentalPeriod {
  const start = addDays(mondayOf(today), 7)
  return { start, end: addDays(start, 4) }
}

/** The period a card offers: the one searched if the device is free then, else its next; null if there is none. */
export function offeredPeriod({ free, next_free }: RentalOffer, searched: RentalPeriod): RentalPeriod | null {
  if (free) return searched
  return next_free && rentalPeriod(next_free.rentalstartdate, next_free.rentalenddate)
}

/** What the offered period costs with all that comes with it. */
export const offeredPrice = ({ period_price, next_price }: RentalOffer): string => chfOfWire(next_price ?? period_price)
