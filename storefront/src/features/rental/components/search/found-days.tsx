import { useTranslation } from "react-i18next"
import { periodInWords } from "#kernel/format-day"
import type { RentalOffer } from "#shop/catalogue/wire/product"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import { unbroken } from "@/lib/unbroken"
import { offeredPeriod } from "../../found-period"
import "../../search-texts"

/** Whether the device is free in the period searched, or why not and when it is next. */
export const FoundDays = ({ offer, searched }: { offer: RentalOffer; searched: RentalPeriod }) => {
  const { t } = useTranslation("rental")
  if (offer.free) return <p className="bdg bdg-ok">{t("search.isFree")}</p>
  const period = offeredPeriod(offer, searched)
  const why = offer.rule?.title ?? t(`search.why.${offer.reason ?? "booked"}`)
  return (
    <p className="bdg bdg-off">
      {period ? t("search.next", { why, period: unbroken(periodInWords(period)) }) : t("free.fullyBooked")}
    </p>
  )
}
