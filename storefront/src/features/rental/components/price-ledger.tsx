import { chf } from "@domain/format-chf"
import { type Rappen, vatOf } from "@domain/money"
import type { RentalPrice } from "@domain/rental-price"
import { useTranslation } from "react-i18next"
import { Rolling } from "../../../components/offer/rolling"
import { useShop } from "../../../lib/shop"

interface PriceLedgerProps {
  pricePerDay: Rappen
  delivery: Rappen
  /** Null until a period is chosen. */
  price: RentalPrice | null
}

const OPEN = "–"

/** What the rental costs, part by part; the total excludes VAT, the last line includes it (spec "public shop" §9). */
export const PriceLedger = ({ pricePerDay, delivery, price }: PriceLedgerProps) => {
  const { t } = useTranslation(["rental", "common"])
  const { vatPercent } = useShop()
  const perDay = { price: chf(pricePerDay) }
  const gross = price && price.total + vatOf(price.total, Math.round(Number(vatPercent) * 10))
  const figure = (amount: Rappen | null | undefined) => <Rolling text={amount == null ? OPEN : chf(amount)} />
  return (
    <div className="step">
      <h2>{t("price.title")}</h2>
      <table className="ledger">
        <tbody>
          <tr>
            <th scope="row">
              {price
                ? t("price.rent", { days: t("common:chargeableDays", { count: price.chargeableDays }), ...perDay })
                : t("price.rentOpen", perDay)}
            </th>
            <td>{figure(price?.rent)}</td>
          </tr>
          <tr>
            <th scope="row">{delivery === 0 ? t("price.pickup") : t("price.delivery")}</th>
            <td>{figure(delivery)}</td>
          </tr>
          <tr>
            <th scope="row">{t("price.service")}</th>
            <td>{figure(price?.service)}</td>
          </tr>
          <tr className="tot">
            <th scope="row">{t("price.total")}</th>
            <td>{figure(price?.total)}</td>
          </tr>
          <tr className="mu">
            <th scope="row">{t("price.gross", { percent: vatPercent })}</th>
            <td>{figure(gross)}</td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}
