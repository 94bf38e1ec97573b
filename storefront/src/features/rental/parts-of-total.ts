import type { TFunction } from "i18next"
import { chf, formatAmount } from "#kernel/format-chf"
import { fromWireMoney } from "#kernel/money"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import type { OrderTotals } from "#shop/lines/rules/totals"
import type { RentalPrice } from "#shop/rental/rules/rental-price"
import { sumOfServices } from "#shop/rental/rules/service-price"

type Priced = Pick<RentalPrice, "chargeableDays" | "pricePerDay" | "rent" | "delivery" | "services">

/** "8 × CHF 290 + Lieferung 45 + Services 90": what a total without VAT is made of; null where it is one day and nothing else. */
export function partsOfTotal(
  t: TFunction<"rental">,
  price: Priced,
  { shipping }: Pick<OrderTotals, "shipping">,
  { mandatory_companion: companion, charges = [] }: Pick<ProductDetail, "mandatory_companion" | "charges">,
): string | null {
  const { chargeableDays: days, pricePerDay, rent } = price
  const isByDay = rent === days * pricePerDay
  const beside = [
    { title: t("price.delivery"), amount: price.delivery },
    { title: t("price.services"), amount: sumOfServices(price.services) },
    ...(companion ? [{ title: companion.name, amount: fromWireMoney(companion.price) }] : []),
    { title: t("price.shipping"), amount: shipping },
    ...charges
      .filter(({ refundable }) => !refundable)
      .map(({ title, amount }) => ({ title, amount: fromWireMoney(amount) })),
  ].filter(({ amount }) => amount !== 0)
  if (isByDay && days === 1 && beside.length === 0) return null
  const ofDays = isByDay ? t("price.byDay", { days, price: chf(pricePerDay) }) : t("price.byRate", { price: chf(rent) })
  return [ofDays, ...beside.map(({ title, amount }) => `${title}\u00a0${formatAmount(amount)}`)].join(" + ")
}
