import { memo } from "react"
import { percentOf } from "#kernel/format-percent"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import type { OrderTotals } from "#shop/lines/rules/totals"
import type { OfferedService } from "#shop/lines/wire/rental-offer"
import type { RentalPeriod } from "#shop/rental/rules/rental-period"
import type { PriceBasis, RentalPrice } from "#shop/rental/rules/rental-price"
import { OwnPricePart } from "@/components/offer/own-price-part"
import type { BookingsCalendar } from "../calendar/bookings-calendar"
import { PriceLedger } from "./price-ledger"
import { ByRatesPart } from "./rates/rates-parts"
import { RentOrBuyPart } from "./rent-or-buy-part"

interface RentalSumsProps {
  product: ProductDetail
  /** The chosen period with its price; null until it stands. */
  period: RentalPeriod | null
  price: RentalPrice<OfferedService> | null
  totals: OrderTotals | null
  prices: PriceBasis<OfferedService>
  calendar: BookingsCalendar | null
  discountPermille: number
  onChoose: (period: RentalPeriod) => void
}

/** What the chosen period costs, part by part, and what buying would. */
export const RentalSums = memo((props: RentalSumsProps) => {
  const { product, period, price, totals, prices, discountPermille, ...rest } = props
  return (
    <>
      <PriceLedger
        pricePerDay={prices.pricePerDay}
        delivery={prices.delivery}
        price={price}
        byRates={
          <>
            {period && price && <ByRatesPart period={period} price={price} {...rest} />}
            {discountPermille > 0 && (
              <OwnPricePart percent={percentOf(discountPermille)} list={price?.listRent ?? null} />
            )}
          </>
        }
        companion={product.mandatory_companion}
        charges={product.charges}
        totals={totals}
      />
      {product.counterpart && !product.counterpart.product_is_inactive && (
        <RentOrBuyPart
          productId={product.id}
          sold={product.counterpart}
          days={price?.chargeableDays ?? 0}
          prices={prices}
        />
      )}
    </>
  )
})
