import { useTranslation } from "react-i18next"
import type { RentalOffer } from "#shop/catalogue/wire/product"
import { chargeableDays, type RentalPeriod } from "#shop/rental/rules/rental-period"
import type { DeliveryType } from "#shop/rental/wire/rental"
import { offeredPeriod, offeredPrice } from "../../found-period"
import { isPickup } from "../../rental-offer-state"
import "../../search-texts"
import { DailyPrice } from "../daily-price"

interface FoundPriceProps {
  offer: RentalOffer
  searched: RentalPeriod
  delivery: DeliveryType
}

/** "ab CHF 180 / Tag" and what the offered period costs: "9 Miettage CHF 1’620". */
export const FoundPrice = ({ offer, searched, delivery }: FoundPriceProps) => {
  const { t } = useTranslation(["rental", "common"])
  const period = offeredPeriod(offer, searched)
  return (
    <>
      <DailyPrice price={offer.price} />
      {period && (
        <span className="muted s">
          {t(isPickup(delivery) ? "search.price" : "search.priceWithDelivery", {
            days: t("common:chargeableDays", { count: chargeableDays(period) }),
            price: offeredPrice(offer),
          })}
        </span>
      )}
    </>
  )
}
