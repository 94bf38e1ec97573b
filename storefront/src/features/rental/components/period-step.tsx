import { useId } from "react"
import { useTranslation } from "react-i18next"
import { type CalendarDay, calendarDay } from "#kernel/calendar-day"
import type { DaySelection, Shortening } from "#shop/rental/rules/calendar/select-day"
import { useShop } from "@/lib/shop"
import type { BookingsCalendar } from "../calendar/bookings-calendar"
import { BookingsFailure } from "./bookings-failure"
import { CalendarPart } from "./calendar-part"
import { PeriodWords } from "./period-words"
import { ShortenedNote } from "./shortened-note"

interface PeriodStepProps {
  calendar: BookingsCalendar | null
  /** The bookings could not be had. */
  hasFailed: boolean
  onRetry: () => void
  selection: DaySelection
  /** What became of a longer period that was asked for. */
  shortened: Shortening | null
  month: CalendarDay
  onMonthChange: (month: CalendarDay) => void
  onSelect: (day: CalendarDay) => void
  onReset: () => void
}

export const PeriodStep = ({ hasFailed, onRetry, shortened, onReset, ...calendarProps }: PeriodStepProps) => {
  const { t } = useTranslation("rental")
  const { today } = useShop()
  const titleId = useId()
  const { calendar, selection } = calendarProps
  return (
    <section className="step" aria-labelledby={titleId}>
      <h2 id={titleId}>{t("period.title")}</h2>
      {hasFailed && <BookingsFailure onRetry={onRetry} />}
      <div className="cal-box" aria-busy={calendar === null && !hasFailed}>
        <CalendarPart {...calendarProps} today={calendar?.today ?? calendarDay(today)} />
      </div>
      {shortened && <ShortenedNote shortened={shortened} />}
      <PeriodWords calendar={calendar} selection={selection} onReset={onReset} />
    </section>
  )
}
