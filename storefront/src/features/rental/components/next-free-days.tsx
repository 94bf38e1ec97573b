import { addDays, type CalendarDay, daysBetween, isSunday } from "@domain/calendar-day"
import { nearDayInWords } from "@domain/format-day"
import { canStart } from "@domain/select-day"
import { useTranslation } from "react-i18next"
import { useIsSeen } from "../../../lib/seen"
import { usePickupBookings } from "../api/bookings"
import { type BookingsCalendar, bookingsCalendar, firstFreeDay } from "../calendar/bookings-calendar"
import "../texts"

const DAYS_SHOWN = 14

function barOf(day: CalendarDay, calendar: BookingsCalendar): string | undefined {
  if (isSunday(day) || calendar.isClosed(day)) return "s"
  return calendar.isFullyBooked(day) ? "b" : undefined
}

/** When a device can next be picked up, and a bar for each of the next fourteen days. */
export const NextFreeDays = ({ productId }: { productId: string }) => {
  const { t } = useTranslation("rental")
  const { element, isSeen } = useIsSeen<HTMLDivElement>()
  const { data } = usePickupBookings(productId, isSeen)
  const calendar = data && bookingsCalendar(data, true)
  if (!calendar) return <div ref={element} className="gantt is-waiting" aria-hidden="true" />

  const first = addDays(calendar.today, 1)
  const last = addDays(calendar.today, DAYS_SHOWN)
  const free = firstFreeDay(calendar)
  const isFreeSoon = free !== null && free <= last && canStart(free, calendar)
  return (
    <div className="gantt">
      <span className={isFreeSoon ? "bdg bdg-ok" : "bdg bdg-off"}>
        {free === null
          ? t("free.fullyBooked")
          : t(isFreeSoon ? "free.from" : "free.bookedUntil", { day: nearDayInWords(free) })}
      </span>
      <div className="g" aria-hidden="true">
        {daysBetween(first, last).map((day) => (
          <i key={day} className={barOf(day, calendar)} />
        ))}
      </div>
      <div className="ax" aria-hidden="true">
        <span>{nearDayInWords(first)}</span>
        <span>{nearDayInWords(last)}</span>
      </div>
    </div>
  )
}
