import { useTranslation } from "react-i18next"
import { chfOfWire } from "#kernel/format-chf"
import type { RentalOffer } from "#shop/catalogue/wire/product"
import { chargeableDays, type RentalPeriod } from "#shop/rental/rules/rental-period"
import type { DeliveryType } from "#shop/rental/wire/rental"
import { offeredPeriod, offeredPrice } from "../../found-period"
import { isPickup } from "../../rental-offer-state"
import "../../search-texts"
import { DailyPrice } from "../daily-price"
import "../../styles/device-card.css"

interface FoundPriceProps {
  offer: RentalOffer
  searched: RentalPeriod
  delivery: DeliveryType
}

/** What the offered period costs, large, and what is in it; small what a day costs: "ab CHF 180 / Tag". */
export const FoundPrice = ({ offer, searched, delivery }: FoundPriceProps) => {
  const { t } = useTranslation(["rental", "common"])
  const period = offeredPeriod(offer, searched)
  if (!period) return <DailyPrice price={offer.price} />
  const days = t("common:chargeableDays", { count: chargeableDays(period) })
  return (
    <>
      <span className="tot">
        <b>{offeredPrice(offer)}</b>{" "}
        <small className="muted">{isPickup(delivery) ? days : t("search.withDelivery", { days })}</small>{" "}
        {offer.saving && (
          <small className="bdg-ok num">{t("search.saving", { amount: chfOfWire(offer.saving) })}</small>
        )}
      </span>
      <small className="muted">
        <DailyPrice price={offer.price} />
      </small>
    </>
  )
}
