import { createContext, type ReactNode, useContext } from "react"
import type { CalendarDay } from "#kernel/calendar-day"
import { lastEnd } from "#shop/rental/rules/calendar/last-end"
import { type DaySelection, selectDay } from "#shop/rental/rules/calendar/select-day"
import type { BookingsCalendar } from "./bookings-calendar"

export interface CalendarView {
  /** Null until the bookings have arrived. */
  calendar: BookingsCalendar | null
  selection: DaySelection
  today: CalendarDay
  /** First day of the month shown; days before it belong to another page. */
  month: CalendarDay
  /** Where a click on the pointed day would end the range. */
  previewEnd: CalendarDay | null
  /** The last day that the chosen start can end on, where a booked day follows. */
  limit: CalendarDay | null
  /** What is said below the week of a day. */
  note: CalendarNote | null
  /** Where the focus goes next; each object is one wish. */
  focus: FocusWish | null
}

export interface FocusWish {
  day: CalendarDay
}

export interface CalendarNote {
  day: CalendarDay
  content: ReactNode
}

type Shown = Pick<CalendarView, "calendar" | "selection" | "today" | "month" | "note" | "focus">

/** What all cells need to know, found once for the 42 of them. */
export function calendarView(shown: Shown, pointed: CalendarDay | null): CalendarView {
  const { calendar, selection } = shown
  const start = selection.end ? null : selection.start
  if (!calendar || !start) return { ...shown, previewEnd: null, limit: null }
  const last = lastEnd(start, calendar)
  const previewEnd = pointed && pointed > start ? selectDay(selection, pointed, calendar).end : null
  return { ...shown, previewEnd, limit: last && !last.isOpen ? last.day : null }
}

export interface DayDescription {
  /** "Fr 4. Dezember 2026, frei": what its button is called. */
  name: string
  className: string
  /** Why it can't be chosen; null if it can. */
  why: string | null
  canChoose: boolean
}

/** A view and what each of its days shows and says, found once a day: the library draws all cells whenever the focus moves. */
export interface DescribedView extends CalendarView {
  describe(day: CalendarDay): DayDescription
}

/** Day cells are the library's; this is how they learn about rules, bookings and selection. */
export const CalendarViewContext = createContext<DescribedView | null>(null)

export function useCalendarView(): DescribedView {
  const view = useContext(CalendarViewContext)
  if (!view) throw new Error("A day cell needs the rental calendar around it")
  return view
}
