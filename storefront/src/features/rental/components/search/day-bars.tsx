import { addDays, type CalendarDay, daysBetween, isSunday } from "#kernel/calendar-day"
import { nearDayInWords } from "#kernel/format-day"
import type { BookingsCalendar } from "../../calendar/bookings-calendar"
import "../../styles/device-card.css"

const DAYS_SHOWN = 14

export const lastShown = (first: CalendarDay): CalendarDay => addDays(first, DAYS_SHOWN - 1)

function barOf(day: CalendarDay, calendar: BookingsCalendar): string | undefined {
  if (isSunday(day) || calendar.isClosed(day)) return "s"
  return calendar.isFullyBooked(day) ? "b" : undefined
}

/** A bar for each of fourteen days; what it shows is in words next to it. */
export const DayBars = ({ first, calendar }: { first: CalendarDay; calendar: BookingsCalendar }) => {
  const last = lastShown(first)
  return (
    <>
      <div className="g" aria-hidden="true">
        {daysBetween(first, last).map((day) => (
          <i key={day} className={barOf(day, calendar)} />
        ))}
      </div>
      <div className="ax" aria-hidden="true">
        <span>{nearDayInWords(first)}</span>
        <span>{nearDayInWords(last)}</span>
      </div>
    </>
  )
}
