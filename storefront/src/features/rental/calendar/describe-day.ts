import type { TFunction } from "i18next"
import { type CalendarDay, isSunday } from "#kernel/calendar-day"
import { dayInWords } from "#kernel/format-day"
import { type DayState, dayState, deactivationReason } from "#shop/rental/rules/calendar/day-state"
import { type DaySelection, isSelectable, selectDay } from "#shop/rental/rules/calendar/select-day"
import { firstRentalDay } from "#shop/rental/rules/calendar-rules"
import type { BookingsCalendar } from "./bookings-calendar"

export interface CalendarView {
  /** Null until the bookings have arrived. */
  calendar: BookingsCalendar | null
  selection: DaySelection
  /** The day under the pointer or the focus, for the preview of the range. */
  pointed: CalendarDay | null
  today: CalendarDay
}

export interface DayDescription {
  className: string
  /** Why it can't be chosen; null if it can. */
  why: string | null
  /** What the day is, for screen readers: "frei", "belegt", "Start". */
  state: string
  canChoose: boolean
}

const MARKS: Record<DayState, string> = {
  inactive: "out",
  past: "past",
  booked: "booked",
  deactivated: "off",
  free: "free",
  "booking-start": "sel start",
  "booking-end": "sel end",
  "booking-single": "sel single",
  "booking-between": "btw",
}

const SELECTED_STATES = {
  "booking-start": "calendar.start",
  "booking-end": "calendar.end",
  "booking-single": "calendar.single",
  "booking-between": "calendar.between",
} as const

type RentalTexts = TFunction<"rental">

/** Everything a day cell shows and says (spec "public shop" §4, day cell states). */
export function describeDay(day: CalendarDay, isOutside: boolean, view: CalendarView, t: RentalTexts): DayDescription {
  const { calendar, selection, today } = view
  if (isOutside) return refused("out", t("calendar.why.outside"))
  const todayMark = day === today ? " today" : ""
  if (!calendar) return refused(`${day < today ? "past" : "off"}${todayMark}`, t("calendar.waiting"))

  const state = dayState(day, selection, calendar)
  const why = whyNot(day, calendar, selection, t)
  const className = marksOf(day, state, calendar) + todayMark + (isPreviewed(day, view) ? " prev" : "")
  if (state in SELECTED_STATES) {
    const name = t(SELECTED_STATES[state as keyof typeof SELECTED_STATES])
    return { className, why: null, state: name, canChoose: isSelectable(selection, day, calendar) }
  }
  return why ? refused(className, why) : { className, why: null, state: t("calendar.free"), canChoose: true }
}

const refused = (className: string, why: string): DayDescription => ({ className, why, state: why, canChoose: false })

/** A holiday and a day of dispatch have a shape of their own; days inside the chosen range keep theirs. */
function marksOf(day: CalendarDay, state: DayState, calendar: BookingsCalendar): string {
  const mark = MARKS[state]
  if (state === "booking-between") return `${mark} ${isSunday(day) ? "off" : calendar.isClosed(day) ? "hol" : "free"}`
  if (state === "booked" && calendar.bookedReason(day) === "lead_time") return "ship"
  return state === "deactivated" && calendar.isClosed(day) && !isSunday(day) ? "hol" : mark
}

/** Days between the start and the pointed day that a click would take. */
function isPreviewed(day: CalendarDay, { calendar, selection, pointed }: CalendarView): boolean {
  if (!calendar || !pointed || !selection.start || selection.end || pointed < selection.start) return false
  const { end } = selectDay(selection, pointed, calendar)
  return end !== null && day > selection.start && day <= end
}

function whyNot(day: CalendarDay, calendar: BookingsCalendar, selection: DaySelection, t: RentalTexts): string | null {
  if (isSelectable(selection, day, calendar)) return null
  switch (deactivationReason(day, selection, calendar)) {
    case "past":
      return t("calendar.why.past")
    case "earliest": {
      const from = { day: dayInWords(firstRentalDay(calendar.today)) }
      return day === calendar.today ? t("calendar.why.today", from) : t("calendar.why.early", from)
    }
    case "sunday":
      return t("calendar.why.sunday")
    case "saturday":
      return calendar.isPickup ? t("calendar.why.saturdayPickup") : t("calendar.why.saturdayEnd")
    case "closed":
      return t("calendar.why.closed", { name: calendar.closedName(day) })
    case "no-end":
      return t("calendar.why.noEnd")
    case "horizon":
      return t("calendar.why.horizon")
    default:
      return t(`calendar.why.${reasonKey(day, calendar)}`)
  }
}

const reasonKey = (day: CalendarDay, calendar: BookingsCalendar) =>
  calendar.bookedReason(day) as Exclude<ReturnType<BookingsCalendar["bookedReason"]>, "closed">
