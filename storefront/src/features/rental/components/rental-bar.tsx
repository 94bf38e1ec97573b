import type { RefObject } from "react"
import { useTranslation } from "react-i18next"
import type { CalendarDay } from "#kernel/calendar-day"
import { chf, chfOfWire } from "#kernel/format-chf"
import { nearDayInWords, periodInWords } from "#kernel/format-day"
import { type Rappen, reducedBy } from "#kernel/money"
import type { ProductDetail } from "#shop/catalogue/wire/product"
import { netOf, type OrderTotals } from "#shop/lines/rules/totals"
import { chargeableDays, type RentalPeriod } from "#shop/rental/rules/rental-period"
import type { RentalPrice } from "#shop/rental/rules/rental-price"
import { BuyBar } from "@/components/offer/buy-bar"
import type { AddedLine } from "@/components/offer/small-cart/small-cart"
import { useIsHydrated } from "@/lib/page/hydrated"
import { partsOfTotal } from "../parts-of-total"
import "../texts"

interface RentalBarProps {
  product: ProductDetail
  /** Chosen, or previewed while its end is looked for; null without an end. */
  period: RentalPeriod | null
  price: RentalPrice | null
  totals: OrderTotals | null
  /** While an end is looked for: the chosen start, and the last possible end if there is one before the horizon. */
  open: { start: CalendarDay; lastEnd: CalendarDay | null } | null
  pricePerDay: Rappen
  discountPermille: number
  /** Why the chosen period can't be had any more. */
  gone: string | null
  /** Leads to the calendar. */
  onChoose: () => void
  isBusy: boolean
  onAdd: () => void
  added: AddedLine | null
  onSeen: () => void
  next: RefObject<HTMLElement | null>
}

/** Period, what its total is made of, total and the button; without a period what a day costs, and the way to the calendar. */
export const RentalBar = ({ product, period, price, totals, open, gone, onChoose, ...rest }: RentalBarProps) => {
  const { t } = useTranslation(["rental", "common"])
  const isHydrated = useIsHydrated()
  const { pricePerDay, discountPermille, ...bar } = rest
  const { mandatory_companion: companion, charges = [] } = product
  const isPriced = period !== null && price !== null && totals !== null
  const subject = () => {
    if (period) {
      const days = t("common:chargeableDays", { count: chargeableDays(period) })
      return t("period.inBar", { period: periodInWords(period), days })
    }
    return open ? t("period.from", { day: nearDayInWords(open.start) }) : t("period.none")
  }
  const held = charges
    .filter(({ refundable }) => refundable)
    .map(({ title, amount }) => `${chfOfWire(amount)} ${title}`)
  const details = [
    isPriced && partsOfTotal(t, price, totals, product),
    open?.lastEnd && t("period.lastEnd", { day: nearDayInWords(open.lastEnd) }),
    companion && !isPriced && t("add.companion", { name: companion.name, price: chfOfWire(companion.price) }),
    ...held,
  ]
  const isReady = isPriced && open === null && gone === null
  return (
    <BuyBar
      subject={subject()}
      details={details.filter(Boolean).join(" · ")}
      price={isPriced ? chf(netOf(totals)) : t("common:from", { price: chf(reducedBy(pricePerDay, discountPermille)) })}
      note={gone ?? (isPriced ? t("price.exclVat") : t("price.perDay"))}
      action={t("add.action")}
      first={isReady ? null : { action: open ? t("period.chooseEnd") : t("period.choose"), go: onChoose }}
      isDisabled={!isHydrated}
      {...bar}
    />
  )
}
