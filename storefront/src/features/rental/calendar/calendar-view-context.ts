import { createContext, useContext } from "react"
import type { CalendarView } from "./describe-day"

/** Day cells are the library's; this is how they learn about rules, bookings and selection. */
export const CalendarViewContext = createContext<CalendarView | null>(null)

export function useCalendarView(): CalendarView {
  const view = useContext(CalendarViewContext)
  if (!view) throw new Error("A day cell needs the rental calendar around it")
  return view
}
