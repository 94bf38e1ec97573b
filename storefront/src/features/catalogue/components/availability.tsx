import { useTranslation } from "react-i18next"
import { nearDayInWords } from "#kernel/format-day"
import type { Availability } from "#shop/catalogue/wire/product"
import { Tip } from "@/components/offer/tip"
import { useShop } from "@/lib/shop"
import { unbroken } from "@/lib/unbroken"
import "../offer-texts"

/** 'An Lager' or 'Auf Bestellung' (ruling 3); nothing for what has no stock. */
export const AvailabilityBadge = ({ availability }: { availability: Availability | undefined }) => {
  const { t } = useTranslation("catalogue")
  if (!availability) return null
  return (
    <span className={availability === "in_stock" ? "bdg bdg-ok" : "bdg bdg-warn"}>
      {t(`availability.${availability}`)}
    </span>
  )
}

/** When it arrives (spec "public shop" §2); what is in stock on which days, and ordered until when. */
export const DeliveryNote = ({ availability }: { availability: Availability | undefined }) => {
  const { t } = useTranslation("catalogue")
  const { day, time, first, last } = useShop().arrival
  const days = { first: nearDayInWords(first), last: nearDayInWords(last), day: nearDayInWords(day), time }
  return (
    <>
      <span className="s">
        {t("delivery.note")} <Tip name={t("delivery.tipName")}>{t("delivery.tip")}</Tip>
      </span>
      {availability === "in_stock" && <span className="s">{unbroken(t("delivery.expected", days))}</span>}
    </>
  )
}
