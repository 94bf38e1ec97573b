import type { WeekProps } from "react-day-picker"
import { useCalendarView } from "./calendar-view"
import { fromLocalDate } from "./local-date"

/** A week, and below it what is to be said about one of its days. */
export const WeekRow = ({ week, ...row }: WeekProps) => {
  const { note } = useCalendarView()
  const isNoted = note !== null && week.days.some(({ date }) => fromLocalDate(date) === note.day)
  return (
    <>
      <tr {...row} />
      {isNoted && (
        <tr>
          <td colSpan={7} className="cal-note">
            {note.content}
          </td>
        </tr>
      )}
    </>
  )
}
