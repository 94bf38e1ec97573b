import { addDays, type CalendarDay } from "#kernel/calendar-day"
import { canEnd, type RentalCalendar } from "#shop/rental/rules/calendar/select-day"
import { chargeableDays, type RentalPeriod } from "#shop/rental/rules/rental-period"
import type { RentPrices } from "#shop/rental/rules/rental-rates"
import { samePriceUntil } from "#shop/rental/rules/same-price"

/** The latest day on which the period could end for the same price, past Sundays and closed days; null if none is later. */
export function samePriceEnd(period: RentalPeriod, prices: RentPrices, calendar: RentalCalendar): CalendarDay | null {
  const most = samePriceUntil(chargeableDays(period), prices)
  let latest: CalendarDay | null = null
  for (
    let end = addDays(period.end, 1);
    end <= calendar.horizon && !calendar.isFullyBooked(end) && chargeableDays({ ...period, end }) <= most;
    end = addDays(end, 1)
  )
    if (canEnd(end, calendar)) latest = end
  return latest
}
