import { calendarLocale } from "@words/calendar-locale"
import { memo, useDeferredValue, useMemo, useState } from "react"
import { DayPicker, type Matcher } from "react-day-picker"
import { useTranslation } from "react-i18next"
import type { CalendarDay } from "#kernel/calendar-day"
import type { DaySelection } from "#shop/rental/rules/calendar/select-day"
import type { BookingsCalendar } from "./bookings-calendar"
import { CalendarCaption } from "./calendar-caption"
import { CalendarViewContext } from "./calendar-view-context"
import { DayButton } from "./day-button"
import { describeDay } from "./describe-day"
import { fromLocalDate, toLocalDate } from "./local-date"
import "./texts"

export interface RentalCalendarProps {
  calendar: BookingsCalendar | null
  /** The server's day, also before the bookings have arrived. */
  today: CalendarDay
  selection: DaySelection
  /** First day of the month shown. */
  month: CalendarDay
  onMonthChange: (month: CalendarDay) => void
  onSelect: (day: CalendarDay) => void
}

const CLASS_NAMES = { month_grid: "cal", day_button: "day" }
const COMPONENTS = { MonthCaption: CalendarCaption, DayButton }

function selectedDays({ start, end }: DaySelection): Matcher | undefined {
  return start ? { from: toLocalDate(start), to: toLocalDate(end ?? start) } : undefined
}

const Calendar = memo(({ calendar, today, selection, month, onMonthChange, onSelect }: RentalCalendarProps) => {
  const { t } = useTranslation("rental")
  const [pointed, setPointed] = useState<CalendarDay | null>(null)
  const view = useMemo(() => ({ calendar, selection, pointed, today }), [calendar, selection, pointed, today])
  const point = (date: Date) => setPointed(fromLocalDate(date))

  return (
    <CalendarViewContext value={view}>
      <DayPicker
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
        labels={{
          labelDayButton: (date, { outside }, options, dateLib) =>
            `${dateLib?.format(date, "EEEEEE d. MMMM y", options)}, ${describeDay(fromLocalDate(date), outside, view, t).state}`,
        }}
        onDayClick={(date, { outside }) => !outside && onSelect(fromLocalDate(date))}
        onDayMouseEnter={point}
        onDayFocus={point}
        onDayMouseLeave={() => setPointed(null)}
      />
    </CalendarViewContext>
  )
})

/**
 * Six weeks from Monday. The library keeps weeks, months and keyboard; what a day is and says are the shop's rules. Its 42
 * cells follow a choice in their own time, so that the control that was clicked answers at once; a month turns with the focus
 * that moves through it.
 */
const RentalCalendar = ({ month, ...choice }: RentalCalendarProps) => (
  <Calendar month={month} {...useDeferredValue(choice)} />
)

export default RentalCalendar
