import { useTranslation } from "react-i18next"
import { periodInWords } from "#kernel/format-day"
import type { RentalOffer } from "#shop/catalogue/wire/product"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import type { DeliveryType } from "#shop/rental/wire/rental"
import { useIsSeen } from "@/lib/session/seen"
import { useSeenBookings } from "../../api/bookings"
import { firstBar, offeredPeriod } from "../../found-period"
import { calendarFor } from "../../rental-offer-state"
import "../../search-texts"
import { DayBars } from "./day-bars"

interface FoundDaysProps {
  offer: RentalOffer
  searched: RentalPeriod
  delivery: DeliveryType
}

/** Whether the device is free in the period searched, or when it is next; and the bars of those weeks. */
export const FoundDays = ({ offer, searched, delivery }: FoundDaysProps) => {
  const { t } = useTranslation("rental")
  const { element, isSeen } = useIsSeen<HTMLDivElement>()
  const { data } = useSeenBookings(offer.id, isSeen, delivery.id)
  const calendar = calendarFor(data, delivery)
  const period = offeredPeriod(offer, searched)

  const why = t(`search.why.${offer.reason ?? "booked"}`)
  const words = () => {
    if (offer.free) return t("search.isFree")
    return period ? t("search.next", { why, period: periodInWords(period) }) : t("free.fullyBooked")
  }
  return (
    <div ref={element} className="gantt">
      <span className={offer.free ? "bdg bdg-ok" : "bdg bdg-off"}>{words()}</span>
      {calendar && <DayBars first={firstBar(calendar.today, searched)} calendar={calendar} />}
    </div>
  )
}
