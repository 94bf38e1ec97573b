import { type CalendarDay, calendarDay } from "#kernel/calendar-day"
import type { RentalCalendar } from "#shop/rental/rules/calendar/select-day"
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
}

export function bookingsCalendar(bookings: Bookings, isPickup: boolean): BookingsCalendar {
  const entries = isPickup ? bookings.bookedPickupBookings : bookings.bookedDeliveryBookings
  const full = entries.filter(({ notBooked }) => notBooked <= 0)
  const reasons = new Map<string, RefusalReason>(full.map(({ rentaldate, reason }) => [rentaldate, reason ?? "booked"]))
  const closed = new Map<string, string>(bookings.closedDays.map(({ date, name }) => [date, name]))
  return {
    today: calendarDay(bookings.today),
    horizon: calendarDay(bookings.horizon),
    isPickup,
    hasFullDays: full.length > 0,
    isFullyBooked: (day) => reasons.has(day),
    isClosed: (day) => closed.has(day),
    bookedReason: (day) => reasons.get(day) ?? "booked",
    closedName: (day) => closed.get(day) ?? "",
  }
}
