import { useTranslation } from "react-i18next"
import { calendarDay } from "#kernel/calendar-day"
import { chfOfWire } from "#kernel/format-chf"
import { nearDayInWords } from "#kernel/format-day"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { firstFreeDay } from "#shop/rental/rules/calendar/free-days"
import type { DeliveryType } from "#shop/rental/wire/rental"
import { unbroken } from "@/lib/unbroken"
import { useBookings } from "../api/bookings"
import { calendarFor } from "../rental-offer-state"
import "../texts"

/** Not shown: as wide as a day gets. */
const WIDEST_DAY = nearDayInWords(calendarDay("2000-10-30"))

/** The first free day for the chosen delivery. Its place is kept while it is unknown, so that nothing jumps. */
const FreeFrom = ({ productId, delivery }: { productId: string; delivery: DeliveryType }) => {
  const { t } = useTranslation("rental")
  const calendar = calendarFor(useBookings(productId, delivery.id).data, delivery)
  if (!calendar) return <span className="bdg is-waiting">{t("free.from", { day: WIDEST_DAY })}</span>
  const day = firstFreeDay(calendar)
  return day ? (
    <span className="bdg bdg-ok">{unbroken(t("free.from", { day: nearDayInWords(day) }))}</span>
  ) : (
    <span className="bdg bdg-off">{t("free.fullyBooked")}</span>
  )
}

interface OfferHeadProps {
  product: ProductDetail
  delivery: DeliveryType | undefined
}

/** The answer first: what it is, from when it is free, what a day costs; rates say that themselves. */
export const OfferHead = ({ product, delivery }: OfferHeadProps) => {
  const { t } = useTranslation()
  return (
    <div className="offer-head">
      <h1>{product.name}</h1>
      {delivery && !product.product_is_inactive && <FreeFrom productId={product.id} delivery={delivery} />}
      <p className="sub">{product.subtitle}</p>
      {!(product.rates && delivery && !product.product_is_inactive) && (
        <p className="from">
          <span>
            <b>{chfOfWire(product.price)}</b> {t("perDay")} <span className="muted">{t("exclVat")}</span>
          </span>
        </p>
      )}
    </div>
  )
}
