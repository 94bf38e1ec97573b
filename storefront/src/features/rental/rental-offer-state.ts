import { useMemo, useState } from "react"
import { type CalendarDay, calendarDay, daysBetween } from "#kernel/calendar-day"
import { lastEnd } from "#shop/rental/rules/calendar/last-end"
import {
  awaitsEnd,
  canEnd,
  canStart,
  type DaySelection,
  isSelectable,
  NOTHING_SELECTED,
  type RentalCalendar,
  type Shortening,
  selectDay,
  shortening,
} from "#shop/rental/rules/calendar/select-day"
import { earliestRentalDay } from "#shop/rental/rules/calendar-rules"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import type { Bookings, DeliveryType } from "#shop/rental/wire/rental"
import { type BookingsCalendar, bookingsCalendar } from "./calendar/bookings-calendar"
import { monthOf } from "./calendar/local-date"
import { pageOf } from "./calendar/shown-days"

/** A delivery type that costs nothing is a pickup (spec "public shop" §3). */
export const isPickup = ({ price }: DeliveryType): boolean => Number(price) === 0

export const defaultDeliveryType = (types: DeliveryType[]): DeliveryType | undefined =>
  types.find(({ is_default }) => is_default) ?? types[0]

export const calendarFor = (bookings: Bookings | undefined, delivery: DeliveryType): BookingsCalendar | null =>
  bookings ? bookingsCalendar(bookings, isPickup(delivery)) : null

/** The calendar of the answer; the same one as long as the answer is the same. */
export function useCalendar(bookings: Bookings | undefined, delivery: DeliveryType): BookingsCalendar | null {
  return useMemo(() => calendarFor(bookings, delivery), [bookings, delivery])
}

export const periodOf = ({ start, end }: DaySelection): RentalPeriod | null => (start && end ? { start, end } : null)

/** The period that a click on the pointed day would make of the chosen start. */
export function previewOf(
  selection: DaySelection,
  pointed: CalendarDay | null,
  calendar: BookingsCalendar | null,
): RentalPeriod | null {
  if (!calendar || !pointed || !awaitsEnd(selection, pointed)) return null
  return periodOf(selectDay(selection, pointed, calendar))
}

/** While an end is looked for: the chosen start, and the last possible end if there is one before the horizon. */
export function useOpenEnd({ start, end }: DaySelection, calendar: BookingsCalendar | null) {
  const from = end ? null : start
  return useMemo(() => {
    if (!from) return null
    const last = calendar && lastEnd(from, calendar)
    return { start: from, lastEnd: last && !last.isOpen ? last.day : null }
  }, [from, calendar])
}

/** Shows the calendar from its heading on, with the focus on the chosen start, else where the Tab key enters it. */
export function goToCalendar(heading: HTMLElement | null) {
  const find = (days: string) => heading?.parentElement?.querySelector<HTMLElement>(days)
  const target = find(".day.start") ?? find('.day[tabindex="0"]') ?? heading
  heading?.scrollIntoView()
  target?.focus({ preventScroll: true })
}

/** Somebody else took a day of the chosen period since it was chosen. */
export const isTaken = ({ start, end }: RentalPeriod, calendar: RentalCalendar): boolean =>
  daysBetween(start, end).some(calendar.isFullyBooked)

/** Whether a period that was chosen elsewhere can be taken over as it is. */
export const isPossible = (period: RentalPeriod, calendar: RentalCalendar): boolean =>
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
  /** A new one each time, though nothing was chosen before: what was said about the earlier choice is over. */
  const reset = () => {
    select({ ...NOTHING_SELECTED })
    setMonth(null)
  }
  const show = (day: CalendarDay) => setMonth(pageOf(day, month, calendarDay(today)))
  const choosePeriod = ({ start, end }: RentalPeriod) => {
    select({ start, end })
    show(start)
  }
  const startOn = (day: CalendarDay) => {
    select({ start: day, end: null })
    show(day)
  }
  const clickDay = (day: CalendarDay) => {
    if (!calendar || !isSelectable(selection, day, calendar)) return
    setMonth(month)
    select(selectDay(selection, day, calendar), shortening(selection, day, calendar))
  }
  const shown = turnedTo ?? monthOf(firstDay)
  const month = calendar && shown > calendar.horizon ? monthOf(calendar.horizon) : shown
  const refusedWish = isWishOpen && calendar !== null && !isWishPossible ? wished : null
  return { month, setMonth, clicked, selection, shortened, refusedWish, clickDay, choosePeriod, startOn, reset }
}
