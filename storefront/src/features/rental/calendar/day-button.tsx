import { type MouseEvent, useEffect, useRef, useState } from "react"
import type { DayButtonProps } from "react-day-picker"
import { useTranslation } from "react-i18next"
import { useCalendarView } from "./calendar-view-context"
import { describeDay } from "./describe-day"
import { fromLocalDate } from "./local-date"

/** A day that can't be chosen stays reachable and says why: in its name, on hover, on focus and on a tap. */
export const DayButton = ({ day, modifiers, className, children, onClick, onBlur, ...button }: DayButtonProps) => {
  const { t } = useTranslation("rental")
  const view = useCalendarView()
  const element = useRef<HTMLButtonElement>(null)
  const [isTipOpen, setIsTipOpen] = useState(false)
  const { outside, focused, today } = modifiers
  const { className: marks, why, canChoose } = describeDay(fromLocalDate(day.date), outside, view, t)

  useEffect(() => {
    if (focused) element.current?.focus()
  }, [focused])

  const click = (event: MouseEvent<HTMLButtonElement>) => {
    setIsTipOpen(!canChoose)
    onClick?.(event)
  }

  return (
    <button
      {...button}
      ref={element}
      className={`${className} ${marks}${isTipOpen && why ? " is-tip" : ""}`}
      aria-disabled={canChoose ? undefined : true}
      aria-current={today ? "date" : undefined}
      data-tip={outside ? undefined : (why ?? undefined)}
      onClick={click}
      onBlur={(event) => {
        setIsTipOpen(false)
        onBlur?.(event)
      }}
    >
      <span>{children}</span>
    </button>
  )
}
