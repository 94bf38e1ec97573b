import type { DeliveryType, RentalOffer } from "@contract"
import { addDays, type CalendarDay, laterOf, weekday } from "@domain/calendar-day"
import { chfOfWire } from "@domain/format-chf"
import { fromWireMoney, toWireMoney } from "@domain/money"
import { type RentalPeriod, rentalPeriod } from "@domain/rental-period"
import { rentalPrice } from "@domain/rental-price"

/** The period a card offers: the one searched if the device is free then, else its next; null if there is none. */
export function offeredPeriod({ free, next_free }: RentalOffer, searched: RentalPeriod): RentalPeriod | null {
  if (free) return searched
  return next_free && rentalPeriod(next_free.rentalstartdate, next_free.rentalenddate)
}

/** What the offered period costs with its delivery: the server's price for the one searched, else by the same rule. */
export function offeredPrice(offer: RentalOffer, period: RentalPeriod, delivery: DeliveryType): string {
  if (offer.free) return chfOfWire(offer.period_price)
  const rates = { pricePerDay: fromWireMoney(offer.price), delivery: fromWireMoney(delivery.price), service: 0 }
  return chfOfWire(toWireMoney(rentalPrice(period, rates).total))
}

/** Bars begin with the week of the period, but not before tomorrow. */
export const firstBar = (today: CalendarDay, { start }: RentalPeriod): CalendarDay =>
  laterOf(addDays(today, 1), addDays(start, 1 - weekday(start)))
