import type { ParseKeys, TFunction } from "i18next"
import type { CalendarDay } from "#kernel/calendar-day"
import { dayInWords } from "#kernel/format-day"
import { deactivationReason } from "#shop/rental/rules/calendar/day-state"
import { type DaySelection, isSelectable } from "#shop/rental/rules/calendar/select-day"
import { nameableStart } from "#shop/rental/rules/calendar-rules"
import type { BookingsCalendar } from "./bookings-calendar"
import type { CalendarView, DayDescription, DescribedView } from "./calendar-view"
import { dayName } from "./day-words"
import { isOfAnotherPage, marksOfDay } from "./marks-of-day"

type RentalTexts = TFunction<"rental">

type Plain = Extract<ParseKeys<"rental">, `calendar.${string}`>

const known = new WeakMap<RentalTexts, Map<Plain, string>>()

/** A text without values, looked up once: the 42 days of a page say a dozen between them. */
function say(t: RentalTexts, key: Plain): string {
  const texts = known.get(t) ?? new Map<Plain, string>()
  known.set(t, texts)
  const words = texts.get(key) ?? t(key)
  texts.set(key, words)
  return words
}

/** Everything a day cell shows and says (spec "public shop" §4, day cell states). */
function describeDay(day: CalendarDay, view: CalendarView, t: RentalTexts): DayDescription {
  const { calendar, selection } = view
  const className = marksOfDay(day, view).join(" ")
  const nameWith = (state: string) => `${dayName(day)}, ${state}`
  const refused = (why: string) => ({ name: nameWith(why), className, why, canChoose: false })
  if (isOfAnotherPage(day, view)) return refused(say(t, "calendar.why.outside"))
  if (!calendar) return refused(say(t, "calendar.waiting"))

  const canChoose = isSelectable(selection, day, calendar)
  const chosen = chosenState(day, selection)
  if (chosen) return { name: nameWith(say(t, `calendar.${chosen}`)), className, why: null, canChoose }
  if (!canChoose) return refused(whyNot(day, calendar, selection, t))
  const state = day === view.limit ? `${say(t, "calendar.free")}, ${say(t, "calendar.limit")}` : say(t, "calendar.free")
  return { name: nameWith(state), className, why: null, canChoose }
}

/** The view with a description of each day, made when it is first asked for. */
export function described(view: CalendarView, t: RentalTexts): DescribedView {
  const known = new Map<CalendarDay, DayDescription>()
  const describe = (day: CalendarDay) => {
    const description = known.get(day) ?? describeDay(day, view, t)
    known.set(day, description)
    return description
  }
  return { ...view, describe }
}

function chosenState(day: CalendarDay, { start, end }: DaySelection) {
  if (day === start) return start === end ? "single" : "start"
  if (day === end) return "end"
  return start && end && day > start && day < end ? "between" : null
}

/** Why a click on the day does nothing, in words. */
export function whyNot(day: CalendarDay, calendar: BookingsCalendar, selection: DaySelection, t: RentalTexts): string {
  switch (deactivationReason(day, selection, calendar)) {
    case "past":
      return say(t, "calendar.why.past")
    case "earliest": {
      const from = { day: dayInWords(nameableStart(calendar.earliest)) }
      return day === calendar.today ? t("calendar.why.today", from) : t("calendar.why.early", from)
    }
    case "sunday":
      return say(t, "calendar.why.sunday")
    case "saturday":
      return say(t, calendar.isPickup ? "calendar.why.saturdayPickup" : "calendar.why.saturdayEnd")
    case "closed":
      return t("calendar.why.closed", { name: calendar.closedName(day) })
    case "barred-start":
      return calendar.barredTitle(day, "start")
    case "barred-end":
      return calendar.barredTitle(day, "end")
    case "no-end":
      return say(t, "calendar.why.noEnd")
    case "horizon":
      return say(t, "calendar.why.horizon")
    default:
      return say(t, `calendar.why.${reasonKey(day, calendar)}`)
  }
}

const reasonKey = (day: CalendarDay, calendar: BookingsCalendar) =>
  calendar.bookedReason(day) as Exclude<ReturnType<BookingsCalendar["bookedReason"]>, "closed" | "rule">
