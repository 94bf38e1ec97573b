import { useEffect, useRef } from "react"
import type { DayButtonProps } from "react-day-picker"
import type { CalendarDay } from "#kernel/calendar-day"
import { monthOf as nameOfMonth } from "#kernel/month"
import { type FocusWish, useCalendarView } from "./calendar-view"
import { monthInShort } from "./day-words"
import { fromLocalDate } from "./local-date"

/** Wishes that a day has answered: on a page that turns back to it, it would take the focus again. */
const answered = new WeakSet<FocusWish>()

/** A day that can't be chosen stays reachable and says why: in its name, on hover, on focus and on a click. */
export const DayButton = ({ day: cell, modifiers, className, children, ...button }: DayButtonProps) => {
  const view = useCalendarView()
  const element = useRef<HTMLButtonElement>(null)
  const named = useRef<CalendarDay>(null)
  const { focused, today } = modifiers
  const day = fromLocalDate(cell.date)
  const { name, className: marks, why, canChoose } = view.describe(day)
  const isLater = nameOfMonth(day) > nameOfMonth(view.month)
  const isFirst = isLater && day.endsWith("-01")
  /** Below the line between two months. */
  const line = isLater && day.slice(8) <= "07" ? (isFirst ? " under first" : " under") : ""

  const wish = view.focus?.day === day ? view.focus : null

  useEffect(() => {
    const isNew = wish && !answered.has(wish)
    const isOther = named.current !== null && named.current !== day
    if (focused || isNew) {
      // Read out anew: the focus stays where it was, and there is another day now.
      if (isOther && document.activeElement === element.current) element.current?.blur()
      element.current?.focus()
    }
    if (wish) answered.add(wish)
    named.current = day
  }, [focused, wish, day])

  return (
    <button
      {...button}
      ref={element}
      className={`${className} ${marks}${line}`}
      aria-label={name}
      aria-disabled={canChoose ? undefined : true}
      aria-current={today ? "date" : undefined}
      data-tip={day < view.month ? undefined : (why ?? undefined)}
    >
      <span>
        {children}
        {isFirst && <small>. {monthInShort(day)}</small>}
      </span>
    </button>
  )
}
