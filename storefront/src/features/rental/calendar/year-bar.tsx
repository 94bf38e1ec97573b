import { memo, useDeferredValue, useMemo } from "react"
import { useTranslation } from "react-i18next"
import { type CalendarDay, calendarDay } from "#kernel/calendar-day"
import { firstDayOf, laterMonth, type Month, monthOf } from "#kernel/month"
import type { DaySelection } from "#shop/rental/rules/calendar/select-day"
import { monthLoad, type WeekLoad } from "#shop/rental/rules/calendar/week-load"
import { useIsHydrated } from "@/lib/page/hydrated"
import { useShop } from "@/lib/shop"
import type { BookingsCalendar } from "./bookings-calendar"
import { monthInShort, monthInWords } from "./day-words"
import { lastShownDay } from "./shown-days"

interface YearBarProps {
  calendar: BookingsCalendar | null
  today: CalendarDay
  /** First day of the month shown. */
  month: CalendarDay
  selection: DaySelection
  onGo: (month: CalendarDay) => void
}

/** Until the bookings are there, as many marks as most months have weeks. */
const WAITING: WeekLoad[] = ["over", "over", "over", "over"]

const twelveFrom = (today: CalendarDay): Month[] =>
  Array.from({ length: 12 }, (_, index) => laterMonth(monthOf(today), index))

const Months = memo(({ calendar, today, month, selection, onGo }: YearBarProps) => {
  const { t } = useTranslation("rental")
  const isHydrated = useIsHydrated()
  const { bookingHorizon } = useShop()
  const horizon = calendar?.horizon ?? calendarDay(bookingHorizon)
  const months = useMemo(
    () => twelveFrom(today).map((of) => ({ of, loads: calendar ? monthLoad(of, calendar) : WAITING })),
    [calendar, today],
  )
  const lastShown = monthOf(lastShownDay(month, today))
  const { start, end } = selection
  const isChosen = (of: Month) => start !== null && monthOf(start) <= of && of <= monthOf(end ?? start)
  const nameOf = (of: Month, loads: WeekLoad[]) => {
    const name = monthInWords(firstDayOf(of))
    const open = loads.filter((load) => load !== "over")
    const free = open.filter((load) => load !== "booked").length
    return calendar && open.length > 0 ? t("year.month", { month: name, free, count: open.length }) : name
  }
  return (
    <fieldset className="year" aria-label={t("year.title")} disabled={!isHydrated}>
      {months.map(({ of, loads }) => (
        <button
          key={of}
          type="button"
          className={of.endsWith("-01") && of !== months[0].of ? "new-year" : undefined}
          aria-label={nameOf(of, loads)}
          aria-current={monthOf(month) <= of && of <= lastShown ? "true" : undefined}
          disabled={firstDayOf(of) > horizon}
          data-chosen={isChosen(of) || undefined}
          onClick={() => onGo(firstDayOf(of))}
        >
          <span className="weeks">
            {loads.map((load, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: weeks of a month never change their order
              <i key={index} className={load} />
            ))}
          </span>
          {monthInShort(firstDayOf(of))}
        </button>
      ))}
    </fieldset>
  )
})

/**
 * How the next twelve months are taken, week by week; a click shows the month, unless bookings don't reach so far. What it marks
 * follows the calendar in its own time.
 */
export const YearBar = (props: YearBarProps) => <Months {...useDeferredValue(props)} />
