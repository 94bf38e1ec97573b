import { useTranslation } from "react-i18next"
import type { CalendarDay } from "#kernel/calendar-day"
import { dayInWords, nearDayInWords, periodInWords } from "#kernel/format-day"
import { lastEnd } from "#shop/rental/rules/calendar/last-end"
import { type DaySelection, firstEnd, type RentalCalendar } from "#shop/rental/rules/calendar/select-day"
import { chargeableDays, lengthInDays } from "#shop/rental/rules/rental-period"
import { unbroken } from "@/lib/unbroken"
import "../calendar/texts"
import { periodOf } from "../rental-offer-state"

interface PeriodWordsProps {
  /** Null until the bookings have arrived. */
  calendar: RentalCalendar | null
  selection: DaySelection
  onReset: () => void
}

/** The chosen period in words, or what to click next. */
export const PeriodWords = ({ calendar, selection, onReset }: PeriodWordsProps) => {
  const { t } = useTranslation(["rental", "common"])
  const period = periodOf(selection)
  const { start } = selection

  const endHint = (from: CalendarDay) => {
    const earliest = calendar ? firstEnd(from, calendar) : from
    if (!earliest) return t("choice.noEnd")
    const hint = earliest === from ? t("choice.chooseEnd") : t("choice.chooseEndFrom", { day: dayInWords(earliest) })
    const last = calendar && lastEnd(from, calendar)
    return last && !last.isOpen ? `${hint} ${t("choice.lastEnd", { day: nearDayInWords(last.day) })}` : hint
  }
  const words = () => {
    if (!start) return { text: t("choice.none"), hint: t("choice.chooseStart") }
    if (!period) return { text: t("choice.start", { day: dayInWords(start) }), hint: endHint(start) }
    const count = chargeableDays(period)
    const sundays = lengthInDays(period) - count
    return {
      text: t("period.chosen", { period: periodInWords(period), days: t("common:chargeableDays", { count }) }),
      hint: sundays > 0 ? t("choice.sundays", { count: sundays }) : t("choice.noSunday"),
    }
  }
  const { text, hint } = words()
  return (
    <div className="period">
      <div aria-live="polite">
        <b>{unbroken(text)}</b>
        <small>{unbroken(hint)}</small>
      </div>
      <button className="link-b" type="button" aria-disabled={!start} onClick={start ? onReset : undefined}>
        {t("choice.reset")}
      </button>
    </div>
  )
}
