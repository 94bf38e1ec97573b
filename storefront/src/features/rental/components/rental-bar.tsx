import type { RefObject } from "react"
import { useTranslation } from "react-i18next"
import { chf, chfOfWire } from "#kernel/format-chf"
import { periodInWords } from "#kernel/format-day"
import { type Rappen, reducedBy } from "#kernel/money"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { netOf, type OrderTotals } from "#shop/lines/rules/totals"
import { chargeableDays, type RentalPeriod } from "#shop/rental/rules/rental-period"
import { BuyBar } from "@/components/offer/buy-bar"
import type { AddedLine } from "@/components/offer/small-cart/small-cart"
import "../texts"

interface RentalBarProps {
  product: ProductDetail
  /** Chosen, or previewed while its end is looked for; null without a start. */
  period: RentalPeriod | null
  totals: OrderTotals | null
  pricePerDay: Rappen
  discountPermille: number
  /** Why nothing can be added now. */
  locked: string | null
  isPreview: boolean
  isBusy: boolean
  onAdd: () => void
  added: AddedLine | null
  onSeen: () => void
  next: RefObject<HTMLElement | null>
}

/** Period, days, total and the button; without a period what a day costs. */
export const RentalBar = ({ product, period, totals, locked, isPreview, ...rest }: RentalBarProps) => {
  const { t } = useTranslation(["rental", "common"])
  const { pricePerDay, discountPermille, ...bar } = rest
  const { mandatory_companion: companion, charges = [] } = product
  const days = (of: RentalPeriod) => t("common:chargeableDays", { count: chargeableDays(of) })
  const held = charges
    .filter(({ refundable }) => refundable)
    .map(({ title, amount }) => `${chfOfWire(amount)} ${title}`)
  return (
    <BuyBar
      subject={period ? t("period.inBar", { period: periodInWords(period), days: days(period) }) : t("period.none")}
      price={totals ? chf(netOf(totals)) : t("common:from", { price: chf(reducedBy(pricePerDay, discountPermille)) })}
      note={(isPreview ? null : locked) ?? [t("price.exclVat"), ...held].join(" + ")}
      companion={companion && t("add.companion", { name: companion.name, price: chfOfWire(companion.price) })}
      action={t("add.action")}
      isDisabled={locked !== null}
      {...bar}
    />
  )
}
