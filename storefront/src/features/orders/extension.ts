import { type CalendarDay, calendarDay } from "#kernel/calendar-day"
import { fromWireMoney, type Rappen } from "#kernel/money"
import type { ExtensionOffer as OfferWire } from "#shop/orders/wire/rental-change"
import type { RefusalReason } from "#shop/rental/rules/refusal"
import { type Charge, chargeFromWire } from "./rental-status"

/** A later end that can be had now. */
export interface ExtensionOption extends Charge {
  end: CalendarDay
  /** Further days that are charged. */
  days: number
  /** What of the price services come to. */
  services: { name: string; amount: Rappen }[]
  /** Only who manages the customer's company can choose it. */
  isAboveLimit: boolean
}

export interface ExtensionOffer {
  /** The end from which it goes on. */
  from: CalendarDay
  pricePerDay: Rappen
  options: ExtensionOption[]
  /** Why no later end is offered; null where none is refused. */
  limit: { reason: RefusalReason; day: CalendarDay | null } | null
  /** Last valid day of the unit's calibration, if some of the ends lie behind it. */
  calibrationEnd: CalendarDay | null
}

export const fromOfferWire = ({ price_per_day, options, limit, ...offer }: OfferWire): ExtensionOffer => ({
  from: calendarDay(offer.rentalenddate),
  pricePerDay: fromWireMoney(price_per_day),
  options: options.map((option) => ({
    ...chargeFromWire(option.price, option),
    end: calendarDay(option.rentalenddate),
    days: option.days,
    services: (option.services ?? []).map(({ name, price }) => ({ name, amount: fromWireMoney(price) })),
    isAboveLimit: option.above_limit ?? false,
  })),
  limit: limit && { reason: limit.reason, day: limit.day === null ? null : calendarDay(limit.day) },
  calibrationEnd: offer.calibration_ends_on === null ? null : calendarDay(offer.calibration_ends_on),
})
