import { useTranslation } from "react-i18next"
import { addDays } from "#kernel/calendar-day"
import { nearDayInWords } from "#kernel/format-day"
import { firstFreeDay } from "#shop/rental/rules/calendar/free-days"
import { canStart } from "#shop/rental/rules/calendar/select-day"
import { useIsSeen } from "@/lib/session/seen"
import { unbroken } from "@/lib/unbroken"
import { useSeenBookings } from "../../api/bookings"
import { bookingsCalendar } from "../../calendar/bookings-calendar"
import "../../texts"
import { DayBars, lastShown } from "./day-bars"
import "../../styles/device-card.css"

/** When a device can next be picked up, and a bar for each of the next fourteen days. */
export const NextFreeDays = ({ productId }: { productId: string }) => {
  const { t } = useTranslation("rental")
  const { element, isSeen } = useIsSeen<HTMLDivElement>()
  const { data } = useSeenBookings(productId, isSeen)
  const calendar = data && bookingsCalendar(data, true)
  if (!calendar) return <div ref={element} className="gantt is-waiting" aria-hidden="true" />

  const first = addDays(calendar.today, 1)
  const free = firstFreeDay(calendar)
  const isFreeSoon = free !== null && free <= lastShown(first) && canStart(free, calendar)
  return (
    <div className="gantt">
      <span className={isFreeSoon ? "bdg bdg-ok" : "bdg bdg-off"}>
        {free === null
          ? t("free.fullyBooked")
          : unbroken(t(isFreeSoon ? "free.from" : "free.bookedUntil", { day: nearDayInWords(free) }))}
      </span>
      <DayBars first={first} calendar={calendar} />
    </div>
  )
}
