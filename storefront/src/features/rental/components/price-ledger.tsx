import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { chf, chfOfWire } from "#kernel/format-chf"
import { percentOf } from "#kernel/format-percent"
import type { Rappen } from "#kernel/money"
import type { MandatoryCompanion, ProductDetail } from "#shop/catalogue/wire/product"
import { netOf, type OrderTotals } from "#shop/lines/rules/totals"
import type { OfferedService } from "#shop/lines/wire/rental-offer"
import type { RentalPrice } from "#shop/rental/rules/rental-price"
import { hasRate } from "#shop/rental/rules/rental-rates"
import { Rolling } from "@/components/offer/rolling"
import { priceOrFree } from "@/lib/price-or-free"
import { useShop } from "@/lib/shop"
import "@/components/offer/styles/ledger.css"
import "@/styles/parts/step.css"

interface PriceLedgerProps {
  pricePerDay: Rappen
  delivery: Rappen
  /** Null until a period is chosen. */
  price: RentalPrice<OfferedService> | null
  /** What the rent is made of. */
  byRates: ReactNode
  companion?: MandatoryCompanion
  /** What is charged beside all that, such as a deposit. */
  charges: ProductDetail["charges"]
  /** Of the rental with what comes along; null until a period is chosen. */
  totals: OrderTotals | null
}

const OPEN = "–"

/**
 * What the rental costs, part by part: the total excludes VAT, the last line is what is paid for it alone (spec "public
 * shop" §9, ruling 12 'Sums').
 */
export const PriceLedger = ({
  pricePerDay,
  delivery,
  price,
  byRates,
  companion,
  charges = [],
  totals,
}: PriceLedgerProps) => {
  const { t } = useTranslation(["rental", "common"])
  const { rates } = useShop()
  const perDay = { price: chf(pricePerDay) }
  const days = t("common:chargeableDays", { count: price?.chargeableDays ?? 0 })
  const figure = (amount: Rappen | null | undefined) => <Rolling text={amount == null ? OPEN : chf(amount)} />
  const part = (amount: Rappen | null | undefined) => (
    <Rolling text={amount == null ? OPEN : priceOrFree(amount, t("common:free"))} />
  )
  const percent = percentOf(rates.vatPermille)
  const chargeRows = (refundable: boolean) =>
    charges
      .filter((charge) => charge.refundable === refundable)
      .map(({ code, title, amount }) => (
        <tr key={code}>
          <th scope="row">{title}</th>
          <td>{chfOfWire(amount)}</td>
        </tr>
      ))
  return (
    <div className="step">
      <h2>{t("price.title")}</h2>
      <table className="ledger">
        <tbody>
          <tr>
            <th scope="row">
              {price
                ? hasRate(price.parts)
                  ? days
                  : t("price.rent", { days, ...perDay })
                : t("price.rentOpen", perDay)}
              {byRates}
            </th>
            <td>{figure(price?.rent)}</td>
          </tr>
          <tr>
            <th scope="row">{delivery === 0 ? t("price.pickup") : t("price.delivery")}</th>
            <td>{part(delivery)}</td>
          </tr>
          {price?.services.map((service) => (
            <tr key={service.id}>
              <th scope="row">{service.name}</th>
              <td>{part(service.price)}</td>
            </tr>
          ))}
          {companion && (
            <tr>
              <th scope="row">{companion.name}</th>
              <td>{chfOfWire(companion.price)}</td>
            </tr>
          )}
          {totals !== null && totals.shipping > 0 && (
            <tr>
              <th scope="row">{t("price.shipping")}</th>
              <td>{chf(totals.shipping)}</td>
            </tr>
          )}
          {chargeRows(false)}
          <tr className="tot">
            <th scope="row">{t("price.total")}</th>
            <td>{figure(totals ? netOf(totals) : undefined)}</td>
          </tr>
          {chargeRows(true)}
          <tr className="mu">
            <th scope="row">
              {totals?.rounding ? t("price.grossRounded", { percent }) : t("price.gross", { percent })}
            </th>
            <td>{figure(totals?.total)}</td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}
