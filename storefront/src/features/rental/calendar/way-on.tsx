import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import type { CalendarDay } from "#kernel/calendar-day"
import { nearDayInWords } from "#kernel/format-day"
import { freeStartFrom } from "#shop/rental/rules/calendar/free-days"
import { lastEnd } from "#shop/rental/rules/calendar/last-end"
import { awaitsEnd, type DaySelection } from "#shop/rental/rules/calendar/select-day"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import { Button } from "@/components/button"
import { Icon } from "@/components/icon"
import { unbroken } from "@/lib/unbroken"
import type { BookingsCalendar } from "./bookings-calendar"

interface WayOnProps {
  /** Why it can't be had. */
  reason: string
  /** The day that was asked for. */
  day: CalendarDay
  calendar: BookingsCalendar
  selection: DaySelection
  onStart: (day: CalendarDay) => void
  onChoose: (period: RentalPeriod) => void
  onClose: () => void
}

/** Why a day can't be had, and the nearest that can, ready to be taken. */
export const WayOn = ({ reason, day, calendar, selection, onStart, onChoose, onClose }: WayOnProps) => {
  const { t } = useTranslation(["rental", "common"])
  const { start } = selection
  const row = useRef<HTMLDivElement>(null)

  // Its buttons may be under the bar with the total.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each day that was asked for
  useEffect(() => {
    row.current?.scrollIntoView({ block: "nearest" })
  }, [day])
  const endFrom = start !== null && awaitsEnd(selection, day) ? start : null
  const limit = endFrom && lastEnd(endFrom, calendar)
  const shorter = endFrom && limit && limit.day < day ? { start: endFrom, end: limit.day } : null
  const next = endFrom ? null : freeStartFrom(day, calendar)
  const nextLimit = next && lastEnd(next, calendar)
  const nextWords = () => {
    if (!next) return ""
    const days = { day: nearDayInWords(next) }
    return nextLimit && !nextLimit.isOpen && nextLimit.day !== next
      ? t("reason.nextUntil", { ...days, end: nearDayInWords(nextLimit.day) })
      : t("reason.next", days)
  }
  return (
    <div className="way-on" ref={row}>
      <p role="status">
        {unbroken(`${reason} ${shorter ? t("reason.limit", { day: nearDayInWords(shorter.end) }) : nextWords()}`)}
      </p>
      <button className="way-on-x" type="button" aria-label={t("reason.close")} onClick={onClose}>
        <Icon name="close" />
      </button>
      {shorter && (
        <Button look="2" small onClick={() => onChoose(shorter)}>
          {unbroken(t("reason.takeEnd", { day: nearDayInWords(shorter.end) }))}
        </Button>
      )}
      {next && (
        <Button look="2" small onClick={() => onStart(next)}>
          {unbroken(t("reason.takeStart", { day: nearDayInWords(next) }))}
        </Button>
      )}
    </div>
  )
}
