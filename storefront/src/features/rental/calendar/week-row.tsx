import { Children, cloneElement, isValidElement, type ReactNode } from "react"
import type { WeekProps, WeeksProps } from "react-day-picker"
import { useCalendarView } from "./calendar-view"
import { fromLocalDate } from "./local-date"

/** The library names its parts by their dates; by their places, the page that is turned to takes over the cells of the one before. */
const byPlace = (parts: ReactNode) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place, and shows what is there now
  Children.toArray(parts).map((part, place) => (isValidElement(part) ? cloneElement(part, { key: place }) : part))

export const Weeks = ({ children, ...weeks }: WeeksProps) => <tbody {...weeks}>{byPlace(children)}</tbody>

/** A week, and below it what is to be said about one of its days. */
export const WeekRow = ({ week, children, ...row }: WeekProps) => {
  const { note } = useCalendarView()
  const isNoted = note !== null && week.days.some(({ date }) => fromLocalDate(date) === note.day)
  return (
    <>
      <tr {...row}>{byPlace(children)}</tr>
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
