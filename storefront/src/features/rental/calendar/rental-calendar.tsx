import { calendarLocale } from "@words/calendar-locale"
import { memo, startTransition, useDeferredValue, useMemo } from "react"
import { DayPicker, type Matcher } from "react-day-picker"
import { useTranslation } from "react-i18next"
import type { CalendarDay } from "#kernel/calendar-day"
import type { DaySelection } from "#shop/rental/rules/calendar/select-day"
import type { BookingsCalendar } from "./bookings-calendar"
import { CalendarCaption } from "./calendar-caption"
import { type CalendarNote, CalendarViewContext, calendarView, type FocusWish } from "./calendar-view"
import { DayButton } from "./day-button"
import { monthsInWords } from "./day-words"
import { described } from "./describe-day"
import { fromLocalDate, toLocalDate } from "./local-date"
import { firstShownDay, lastShownDay } from "./shown-days"
import { WeekRow, Weeks } from "./week-row"
import "../styles/calendar.css"
import "./texts"
import { usePointed } from "./use-pointed"
import "@/components/offer/styles/tip.css"

export interface RentalCalendarProps {
  calendar: BookingsCalendar | null
  /** The server's day, also before the bookings have arrived. */
  today: CalendarDay
  selection: DaySelection
  /** First day of the month shown. */
  month: CalendarDay
  onMonthChange: (month: CalendarDay) => void
  onSelect: (day: CalendarDay) => void
  /** The day under the pointer or the focus, while an end is looked for. */
  onPoint?: (day: CalendarDay | null) => void
  /** Said below the week of a day. */
  note?: CalendarNote | null
  /** The day that takes the focus. */
  focus?: FocusWish | null
}

const CLASS_NAMES = { month_grid: "cal", day_button: "day" }
const COMPONENTS = { MonthCaption: CalendarCaption, DayButton, Weeks, Week: WeekRow }
/** The button names itself: the library would have to be told anew of each change. */
const LABELS = { labelDayButton: () => "" }

function selectedDays({ start, end }: DaySelection): Matcher | undefined {
  return start ? { from: toLocalDate(start), to: toLocalDate(end ?? start) } : undefined
}

/** Pages begin where the shop's do, and their heading names every month that is seen. */
const librarySettings = (today: CalendarDay) => ({
  dateLib: { startOfWeek: (date: Date) => toLocalDate(firstShownDay(fromLocalDate(date), today)) },
  formatters: {
    formatCaption: (date: Date) => {
      const month = fromLocalDate(date)
      return monthsInWords(month, lastShownDay(month, today))
    },
  },
})

const Calendar = memo(
  ({
    calendar,
    today,
    selection,
    month,
    onMonthChange,
    onSelect,
    onPoint,
    note = null,
    focus = null,
  }: RentalCalendarProps) => {
    const { t } = useTranslation("rental")
    const [pointed, setPointed] = usePointed(selection)
    const settings = useMemo(() => librarySettings(today), [today])
    const view = useMemo(
      () => described(calendarView({ calendar, selection, today, month, note, focus }, pointed), t),
      [calendar, selection, today, month, note, focus, pointed, t],
    )
    const isChoosingEnd = selection.start !== null && selection.end === null
    const point = (day: CalendarDay | null) => {
      if (!isChoosingEnd) return
      startTransition(() => {
        setPointed(day)
        onPoint?.(day)
      })
    }

    return (
      <CalendarViewContext value={view}>
        <DayPicker
          {...settings}
          locale={calendarLocale}
          weekStartsOn={1}
          fixedWeeks
          showOutsideDays
          hideNavigation
          today={toLocalDate(today)}
          month={toLocalDate(month)}
          onMonthChange={(date) => onMonthChange(fromLocalDate(date))}
          startMonth={toLocalDate(today)}
          endMonth={calendar ? toLocalDate(calendar.horizon) : undefined}
          modifiers={{ selected: selectedDays(selection) }}
          classNames={CLASS_NAMES}
          components={COMPONENTS}
          labels={LABELS}
          onDayClick={(date) => {
            const day = fromLocalDate(date)
            if (day >= month) onSelect(day)
          }}
          onDayMouseEnter={(date) => point(fromLocalDate(date))}
          onDayFocus={(date) => point(fromLocalDate(date))}
          onDayMouseLeave={() => point(null)}
        />
      </CalendarViewContext>
    )
  },
)

/**
 * Six weeks from Monday. The library keeps weeks, months and keyboard; what a day is and says are the shop's rules. Its 42
 * cells follow a choice in their own time, so that the control that was clicked answers at once; a month turns with the focus
 * that moves through it.
 */
const RentalCalendar = ({ month, ...choice }: RentalCalendarProps) => (
  <Calendar month={month} {...useDeferredValue(choice)} />
)

export default RentalCalendar
