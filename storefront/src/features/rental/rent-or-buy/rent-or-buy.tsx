import { useId } from "react"
import { useTranslation } from "react-i18next"
import { chf } from "#kernel/format-chf"
import { fromWireMoney } from "#kernel/money"
import { isBuyingWorthALook, monthsUntilBuying } from "#shop/orders/rules/rent-or-buy"
import type { RentPrices } from "#shop/rental/rules/rental-rates"
import { ButtonLink } from "@/components/button"
import { useOwnRents } from "./api/own-rents"
import "./texts"
import "@/styles/parts/step.css"

export interface RentOrBuyProps {
  productId: string
  /** The same device, as it is sold. */
  sold: { name: string; price: string; get_absolute_url: string }
  /** Chargeable days of the chosen period; 0 for none. */
  days: number
  prices: RentPrices
}

/** What buying costs: said to who rents for long, or has paid half the price in rents. */
const RentOrBuy = ({ productId, sold, days, prices }: RentOrBuyProps) => {
  const { t } = useTranslation("rentOrBuy")
  const titleId = useId()
  const ownRents = useOwnRents(productId)
  const salesPrice = fromWireMoney(sold.price)
  const months = monthsUntilBuying(prices, salesPrice)
  if (!isBuyingWorthALook({ chargeableDays: days, ownRents, salesPrice })) return null
  return (
    <section className="step stack" aria-labelledby={titleId}>
      <h2 id={titleId}>{t("title")}</h2>
      <p>
        {t("price", { product: sold.name, price: chf(salesPrice) })} {months > 0 && t("months", { count: months })}
      </p>
      {ownRents > 0 && <p>{t("rents", { rents: chf(ownRents) })}</p>}
      <p>
        <ButtonLink look="2" to={sold.get_absolute_url}>
          {t("link")}
        </ButtonLink>
      </p>
    </section>
  )
}

export default RentOrBuy
