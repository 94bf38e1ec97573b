import type { Bookings, DeliveryType } from "@contract"
import { type CalendarDay, calendarDay, daysBetween } from "@domain/calendar-day"
import { earliestRentalDay } from "@domain/calendar-rules"
import type { RentalPeriod } from "@domain/rental-period"
import { type DaySelection, NOTHING_SELECTED, selectDay } from "@domain/select-day"
import { useState } from "react"
import { type BookingsCalendar, bookingsCalendar } from "./calendar/bookings-calendar"
import { monthOf } from "./calendar/local-date"

/** A delivery type that costs nothing is a pickup (spec "public shop" §3). */
export const isPickup = ({ price }: DeliveryType): boolean => Number(price) === 0

export const defaultDeliveryType = (types: DeliveryType[]): DeliveryType | undefined =>
  types.find(({ is_default }) => is_default) ?? types[0]

export const calendarFor = (bookings: Bookings | undefined, delivery: DeliveryType): BookingsCalendar | null =>
  bookings ? bookingsCalendar(bookings, isPickup(delivery)) : null

export const periodOf = ({ start, end }: DaySelection): RentalPeriod | null => (start && end ? { start, end } : null)

/** Somebody else took a day of the chosen period since it was chosen. */
export const isTaken = ({ start, end }: RentalPeriod, calendar: BookingsCalendar): boolean =>
  daysBetween(start, end).some(calendar.isFullyBooked)

/**
 * The month shown and the days clicked. Both start over with another delivery type (spec "public shop" §4), for which
 * the component that uses this gets a new key.
 */
export function usePeriodChoice(today: string) {
  const firstMonth = monthOf(earliestRentalDay(calendarDay(today)))
  const [month, setMonth] = useState<CalendarDay>(firstMonth)
  const [selection, setSelection] = useState<DaySelection>(NOTHING_SELECTED)

  const reset = () => {
    setSelection(NOTHING_SELECTED)
    setMonth(firstMonth)
  }
  const choosePeriod = ({ start, end }: RentalPeriod) => {
    setSelection({ start, end })
    setMonth(monthOf(start))
  }
  const clickDay = (day: CalendarDay, calendar: BookingsCalendar | null) => {
    if (calendar) setSelection((selected) => selectDay(selected, day, calendar))
  }
  return { month, setMonth, selection, clickDay, choosePeriod, reset }
}
