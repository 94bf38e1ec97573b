import { memo, useDeferredValue } from "react"
import { useTranslation } from "react-i18next"
import { calendarView } from "./calendar-view"
import { marksShown } from "./marks-of-day"
import type { RentalCalendarProps } from "./rental-calendar"
import "./texts"

/** Above their mark, as in the calendar. */
const RAISED = ["free", "off", "hol", "ship"]
const ENTRIES = [
  { mark: "free", sample: 3, label: "calendar.free" },
  { mark: "booked", sample: 4, label: "calendar.booked" },
  { mark: "off", sample: 6, label: "calendar.notChoosable" },
  { mark: "hol", sample: 25, label: "calendar.holiday" },
  { mark: "ship", sample: 3, label: "calendar.dispatch" },
  { mark: "today", sample: 2, label: "calendar.today" },
  { mark: "lim", sample: 16, label: "calendar.limit" },
] as const

type LegendProps = Pick<RentalCalendarProps, "calendar" | "today" | "month" | "selection">

const Marks = memo(({ calendar, today, month, selection }: LegendProps) => {
  const { t } = useTranslation("rental")
  const shown = marksShown(calendarView({ calendar, today, month, selection, note: null, focus: null }, null))
  return (
    <ul className="legend" aria-label={t("calendar.legend")}>
      {ENTRIES.filter(({ mark }) => shown.has(mark)).map(({ mark, sample, label }) => (
        <li key={mark}>
          <span className={`day ${mark}`} aria-hidden="true">
            <span className={RAISED.includes(mark) ? "up" : undefined}>{sample}</span>
          </span>
          {t(label)}
        </li>
      ))}
    </ul>
  )
})

/** The marks of the page that is shown, and no others; they follow it in their own time. */
export const Legend = (props: LegendProps) => <Marks {...useDeferredValue(props)} />
