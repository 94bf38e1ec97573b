import { useTranslation } from "react-i18next"
import type { CalendarDay } from "#kernel/calendar-day"
import { nearDayInWords } from "#kernel/format-day"
import type { Availability } from "#shop/catalogue/wire/product"
import { Tip } from "@/components/offer/tip"
import { useShop } from "@/lib/shop"
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

const whole = (day: CalendarDay) => nearDayInWords(day).replace(" ", "\u00a0")

/** When it arrives (spec "public shop" §2); what is in stock on which days, and ordered until when. */
export const DeliveryNote = ({ availability }: { availability: Availability | undefined }) => {
  const { t } = useTranslation("catalogue")
  const { day, time, first, last } = useShop().arrival
  const days = { first: whole(first), last: whole(last), day: whole(day), time }
  return (
    <>
      <span className="s">
        {t("delivery.note")} <Tip name={t("delivery.tipName")}>{t("delivery.tip")}</Tip>
      </span>
      {availability === "in_stock" && <span className="s">{t("delivery.expected", days)}</span>}
    </>
  )
}
