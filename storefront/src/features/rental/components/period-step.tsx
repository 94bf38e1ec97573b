import { type CalendarDay, calendarDay } from "@domain/calendar-day"
import type { DaySelection } from "@domain/select-day"
import { Suspense, useId } from "react"
import { useTranslation } from "react-i18next"
import { lazyPart } from "../../../lib/lazy-part"
import { useShop } from "../../../lib/shop"
import type { BookingsCalendar } from "../calendar/bookings-calendar"
import type { RentalCalendarProps } from "../calendar/rental-calendar"
import { PeriodWords } from "./period-words"

/** A chunk of its own that follows the first view; the server has it loaded and renders it. */
export const rentalCalendar = lazyPart<RentalCalendarProps>(() => import("../calendar/calendar-with-legend"))

interface PeriodStepProps {
  calendar: BookingsCalendar | null
  selection: DaySelection
  month: CalendarDay
  onMonthChange: (month: CalendarDay) => void
  onSelect: (day: CalendarDay) => void
  onReset: () => void
}

export const PeriodStep = ({ onReset, ...calendarProps }: PeriodStepProps) => {
  const { t } = useTranslation("rental")
  const { today } = useShop()
  const titleId = useId()
  return (
    <section className="step" aria-labelledby={titleId}>
      <h2 id={titleId}>{t("calendar.title")}</h2>
      <div className="cal-box" aria-busy={calendarProps.calendar === null}>
        <Suspense fallback={null}>
          <rentalCalendar.Part {...calendarProps} today={calendarProps.calendar?.today ?? calendarDay(today)} />
        </Suspense>
      </div>
      <PeriodWords selection={calendarProps.selection} onReset={onReset} />
    </section>
  )
}
