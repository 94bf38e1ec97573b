import { memo, Suspense, useEffect, useState } from "react"
import { lazyPart } from "@/lib/page/lazy-part"
import type { RentalCalendarProps } from "../calendar/rental-calendar"

/** A chunk of its own that follows the first view; the server has it loaded and renders it. */
export const rentalCalendar = lazyPart<RentalCalendarProps>(() => import("../calendar/calendar-with-legend"))

const Suspended = memo((props: RentalCalendarProps) => (
  <Suspense fallback={null}>
    <rentalCalendar.Part {...props} />
  </Suspense>
))

/**
 * The calendar. Until its code is there it keeps what it was first given: a change would make React drop the table that
 * the server has drawn.
 */
export const CalendarPart = (props: RentalCalendarProps) => {
  const [first] = useState(props)
  const [isLoaded, setIsLoaded] = useState(false)

  useEffect(() => {
    // A chunk that has vanished is the error boundary's business.
    rentalCalendar.preload().then(
      () => setIsLoaded(true),
      () => undefined,
    )
  }, [])

  return <Suspended {...(isLoaded ? props : first)} />
}
