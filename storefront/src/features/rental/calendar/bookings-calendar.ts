import { type CalendarDay, calendarDay } from "#kernel/calendar-day"
import type { RentalCalendar } from "#shop/rental/rules/calendar/select-day"
import type { RentalEnd } from "#shop/rental/rules/days/day-bars"
import type { RefusalReason } from "#shop/rental/rules/refusal"
import type { Bookings } from "#shop/rental/wire/rental"

/** The rules of the calendar together with what the bookings answer says about one product and delivery type. */
export interface BookingsCalendar extends RentalCalendar {
  /** Some day is fully booked. */
  hasFullDays: boolean
  /** Why a fully booked day is so. */
  bookedReason(day: CalendarDay): RefusalReason
  /** Name of the holiday or closed day. */
  closedName(day: CalendarDay): string
  /** What the rule says that lets no rental start, or none end, on the day. */
  barredTitle(day: CalendarDay, end: RentalEnd): string
}

export function bookingsCalendar(bookings: Bookings, isPickup: boolean): BookingsCalendar {
  const entries = isPickup ? bookings.bookedPickupBookings : bookings.bookedDeliveryBookings
  const full = entries.filter(({ notBooked }) => notBooked <= 0)
  const reasons = new Map<string, RefusalReason>(full.map(({ rentaldate, reason }) => [rentaldate, reason ?? "booked"]))
  const rules = (bookings.dayRules ?? []).map(({ title, bars, pickupDays, deliveryDays }) => ({
    ...{ title, bars },
    days: new Set<string>(isPickup ? pickupDays : deliveryDays),
  }))
  const barring = (day: CalendarDay, end: RentalEnd) =>
    rules.find(({ bars, days }) => (bars === "both" || bars === end) && days.has(day))
  const closed = new Map<string, string>(bookings.closedDays.map(({ date, name }) => [date, name]))
  return {
    today: calendarDay(bookings.today),
    earliest: calendarDay(isPickup ? bookings.firstStarts.pickup : bookings.firstStarts.delivery),
    horizon: calendarDay(bookings.horizon),
    isPickup,
    hasFullDays: full.length > 0,
    isFullyBooked: (day) => reasons.has(day),
    isClosed: (day) => closed.has(day),
    isBarred: (day, end) => barring(day, end) !== undefined,
    bookedReason: (day) => reasons.get(day) ?? "booked",
    closedName: (day) => closed.get(day) ?? "",
    barredTitle: (day, end) => barring(day, end)?.title ?? "",
  }
}
