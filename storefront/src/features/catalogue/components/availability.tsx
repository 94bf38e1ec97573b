import { useTranslation } from "react-i18next"
import type { Availability } from "#shop/catalogue/wire/product"
import { Tip } from "@/components/offer/tip"
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

/** When it arrives (spec "public shop" §2). */
export const DeliveryNote = () => {
  const { t } = useTranslation("catalogue")
  return (
    <span className="s">
      {t("delivery.note")} <Tip name={t("delivery.tipName")}>{t("delivery.tip")}</Tip>
    </span>
  )
}
