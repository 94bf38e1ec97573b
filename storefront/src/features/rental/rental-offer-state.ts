import { useState } from "react"
import { type CalendarDay, calendarDay, daysBetween } from "#kernel/calendar-day"
import {
  canEnd,
  canStart,
  type DaySelection,
  isSelectable,
  NOTHING_SELECTED,
  type Shortening,
  selectDay,
  shortening,
} from "#shop/rental/rules/calendar/select-day"
import { earliestRentalDay } from "#shop/rental/rules/calendar-rules"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import type { Bookings, DeliveryType } from "#shop/rental/wire/rental"
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

/** Whether a period that was chosen elsewhere can be taken over as it is. */
const isPossible = (period: RentalPeriod, calendar: BookingsCalendar): boolean =>
  canStart(period.start, calendar) && canEnd(period.end, calendar) && !isTaken(period, calendar)

/**
 * The month shown and the days clicked. Until the first click a period wished elsewhere stands, if it is possible here.
 * Both start over with another delivery type (spec "public shop" §4).
 */
export function usePeriodChoice(today: string, calendar: BookingsCalendar | null, wished: RentalPeriod | null) {
  const [turnedTo, setMonth] = useState<CalendarDay | null>(null)
  const [clicked, setClicked] = useState<DaySelection | null>(null)
  const [shortened, setShortened] = useState<Shortening | null>(null)

  const isWishOpen = clicked === null && wished !== null
  const isWishPossible = isWishOpen && calendar !== null && isPossible(wished, calendar)
  const selection = clicked ?? (isWishPossible ? wished : NOTHING_SELECTED)
  const firstDay = isWishOpen ? wished.start : earliestRentalDay(calendarDay(today))

  const select = (chosen: DaySelection, cut: Shortening | null = null) => {
    setClicked(chosen)
    setShortened(cut)
  }
  const reset = () => {
    select(NOTHING_SELECTED)
    setMonth(null)
  }
  const choosePeriod = ({ start, end }: RentalPeriod) => {
    select({ start, end })
    setMonth(monthOf(start))
  }
  const clickDay = (day: CalendarDay) => {
    if (!calendar || !isSelectable(selection, day, calendar)) return
    setMonth(month)
    select(selectDay(selection, day, calendar), shortening(selection, day, calendar))
  }
  const month = turnedTo ?? monthOf(firstDay)
  const refusedWish = isWishOpen && calendar !== null && !isWishPossible ? wished : null
  return { month, setMonth, selection, shortened, refusedWish, clickDay, choosePeriod, reset }
}
