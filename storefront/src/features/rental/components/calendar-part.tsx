import { memo, useEffect, useState } from "react"
import { lazyPart } from "@/lib/page/lazy-part"
import type { PeriodChooserProps } from "../calendar/period-chooser"

/** A chunk of its own that follows the first view; the server has it loaded and renders it. */
export const rentalCalendar = lazyPart<PeriodChooserProps>(() => import("../calendar/period-chooser"))

const Suspended = memo((props: PeriodChooserProps) => <rentalCalendar.Later {...props} />)

/**
 * The calendar with what belongs to it. Until its code is there it keeps what it was first given: a change would make React
 * drop the table that the server has drawn.
 */
export const CalendarPart = (props: PeriodChooserProps) => {
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
