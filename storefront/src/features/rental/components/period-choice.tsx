import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { calendarDay } from "#kernel/calendar-day"
import { periodInWords } from "#kernel/format-day"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import { Note } from "@/components/note"
import { painted } from "@/lib/page/painted"
import { useShop } from "@/lib/shop"
import { unbroken } from "@/lib/unbroken"
import { useBookings } from "../api/bookings"
import { useDeliveryTypes } from "../api/delivery-types"
import PeriodChooser from "../calendar/period-chooser"
import { calendarFor, periodOf, usePeriodChoice } from "../rental-offer-state"
import "../texts"
import { BookingsFailure } from "./bookings-failure"

interface PeriodChoiceProps {
  productId: string
  deliveryId: string
  /** What the calendar begins with. */
  current: RentalPeriod
  /** What becomes of the choice; `ask` looks again which days are taken. */
  children: (period: RentalPeriod | null, ask: () => void) => ReactNode
}

/** Another period of a rental whose delivery stands. */
export const PeriodChoice = ({ productId, deliveryId, current, children }: PeriodChoiceProps) => {
  const { t } = useTranslation("rental")
  const { today } = useShop()
  const deliveries = useDeliveryTypes()
  const bookings = useBookings(productId, deliveryId)
  const delivery = deliveries.data?.find(({ id }) => id === deliveryId)
  const calendar = delivery ? calendarFor(bookings.data, delivery) : null
  const choice = usePeriodChoice(today, calendar, current)
  const { selection, refusedWish } = choice
  const ask = () => void bookings.refetch()
  /** Every update of the calendar asks for the bookings again. */
  const updated = <Arguments extends unknown[]>(update: (...args: Arguments) => void) => {
    return (...args: Arguments) => {
      update(...args)
      void painted().then(ask)
    }
  }
  const askAll = () => {
    ask()
    void deliveries.refetch()
  }
  const isDeliveryGone = deliveries.isSuccess && !delivery
  const hasFailed = calendar === null && (bookings.isError || deliveries.isError || isDeliveryGone)
  return (
    <>
      {hasFailed && <BookingsFailure onRetry={askAll} />}
      <div className="cal-box" aria-busy={calendar === null && !hasFailed}>
        <PeriodChooser
          calendar={calendar}
          today={calendar?.today ?? calendarDay(today)}
          selection={selection}
          month={choice.month}
          shortened={choice.shortened}
          onMonthChange={updated(choice.setMonth)}
          onSelect={updated(choice.clickDay)}
          onStart={updated(choice.startOn)}
          onChoose={updated(choice.choosePeriod)}
          onReset={updated(choice.reset)}
        />
      </div>
      {refusedWish && (
        <Note kind="warn">
          <p>{unbroken(t("period.taken", { period: periodInWords(refusedWish) }))}</p>
        </Note>
      )}
      {children(periodOf(selection), ask)}
    </>
  )
}
