import { type Ref, useId } from "react"
import { useTranslation } from "react-i18next"
import { calendarDay } from "#kernel/calendar-day"
import { useShop } from "@/lib/shop"
import type { PeriodChooserProps } from "../calendar/period-chooser"
import { BookingsFailure } from "./bookings-failure"
import { CalendarPart } from "./calendar-part"
import "@/styles/parts/step.css"

interface PeriodStepProps extends Omit<PeriodChooserProps, "today"> {
  /** The bookings could not be had. */
  hasFailed: boolean
  onRetry: () => void
  /** Takes the focus when the choice starts over. */
  titleRef: Ref<HTMLHeadingElement>
}

export const PeriodStep = ({ hasFailed, onRetry, titleRef, ...chooser }: PeriodStepProps) => {
  const { t } = useTranslation("rental")
  const { today } = useShop()
  const titleId = useId()
  const { calendar } = chooser
  return (
    <section className="step" aria-labelledby={titleId}>
      <h2 id={titleId} ref={titleRef} tabIndex={-1}>
        {t("period.title")}
      </h2>
      {hasFailed && <BookingsFailure onRetry={onRetry} />}
      <div className="cal-box" aria-busy={calendar === null && !hasFailed}>
        <CalendarPart {...chooser} today={calendar?.today ?? calendarDay(today)} />
      </div>
    </section>
  )
}
