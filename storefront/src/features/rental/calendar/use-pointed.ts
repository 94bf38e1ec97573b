import { useState } from "react"
import type { CalendarDay } from "#kernel/calendar-day"
import type { DaySelection } from "#shop/rental/rules/calendar/select-day"

/** The day that was pointed at while this selection stood: of another one nothing is left to preview. */
export function usePointed(selection: DaySelection) {
  const [pointed, setPointed] = useState<{ day: CalendarDay; selection: DaySelection } | null>(null)
  const point = (day: CalendarDay | null) => setPointed(day && { day, selection })
  return [pointed?.selection === selection ? pointed.day : null, point] as const
}
