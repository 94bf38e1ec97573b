import { cheapestRent, nearest, paidDays, sumsByRulings } from "../../faults/oracle/rulings"
import { type Day, textOf, workingDaysBetween } from "./days"
import type { Cart, CartLine, Rental, Reservation, ShopState } from "./state"

const VAT_PERMILLE = 81n
const SHIPPING_FEE = 1_000n
const STEP = 5n
const PRICE_STANDS_MS = 24 * 3_600_000
/** More working days than this before the start halve the fee. */
const NOTICE_DAYS = 5

interface Prices {
  pricePerDay: number
  rates: readonly { days: number; price: number }[]
}

export const rappen = (text: string): number => Math.round(Number(text) * 100)
export const francs = (amount: number): string => (amount / 100).toFixed(2)

export const rentOf = (start: Day, end: Day, { pricePerDay, rates }: Prices): number =>
  Number(
    cheapestRent(
      paidDays(textOf(start), textOf(end)),
      BigInt(pricePerDay),
      rates.map(({ days, price }) => ({ days, price: BigInt(price) })),
    ),
  )

/** Services and rent of a period, without the delivery. */
export function rentWithServices(
  { start, end, services }: Pick<Rental, "start" | "end" | "services">,
  prices: Prices,
): number {
  const rent = rentOf(start, end, prices)
  const days = paidDays(textOf(start), textOf(end))
  return services.reduce((sum, { per, amount }) => {
    if (per === "permille") return sum + Number(nearest(BigInt(rent) * BigInt(amount), 1000n))
    return sum + (per === "day" ? amount * days : amount)
  }, rent)
}

const totalAt = (line: CartLine, pricePerDay: number): number =>
  rentWithServices(line, { ...line.product, pricePerDay }) + line.delivery.price

/** At the price that the customer was shown. */
export const lineTotal = (line: CartLine): number => totalAt(line, line.shownPrice)

/** Whether it would cost something else if it were put into the cart now. */
export const isPriceOther = (line: CartLine): boolean => lineTotal(line) !== totalAt(line, line.product.pricePerDay)

/** A price stands for a day as it was shown; one that is older and another one now is told first (041). */
export const isPriceOld = (line: CartLine, now: number): boolean =>
  isPriceOther(line) && now - line.pricedAt > PRICE_STANDS_MS

/** What a cart costs, and so its order. */
export function cartSums({ lines, pieces }: Pick<Cart, "lines" | "pieces">, { accessory }: ShopState) {
  const all = lines.flatMap((line) => {
    const { companion } = line.product
    const own = { category: "rental", total: BigInt(lineTotal(line)) }
    return companion ? [own, { category: companion.kind, total: BigInt(companion.price) }] : [own]
  })
  if (pieces > 0) all.push({ category: "accessory", total: BigInt(pieces * accessory.price) })
  const deposits = lines.map(({ product }) => BigInt(product.deposit))
  const sums = sumsByRulings(all, deposits, { vatPermille: VAT_PERMILLE, shippingFee: SHIPPING_FEE, step: STEP })
  return { subtotal: Number(sums.subtotal), vat: Number(sums.vat), total: Number(sums.total) }
}

/** What a charge beside the order comes to with VAT. */
export const grossOf = (net: number): number => {
  const exact = BigInt(net) + nearest(BigInt(net) * VAT_PERMILLE, 1000n)
  return Number(nearest(exact, STEP) * STEP)
}

/** The daily part of a rental: its rent with the services that grow with it. */
const growing = <T extends Pick<Rental, "services">>(rental: T): T => ({
  ...rental,
  services: rental.services.filter(({ per }) => per !== "rental"),
})

/** Half the rent with more than five working days to go, else all of it. */
export function cancellationFee(rental: Reservation, today: Day, { closed, closedAt }: ShopState): number {
  // What staff close after the order makes nothing dearer.
  const agreed = new Set([...closed].filter((day) => (closedAt.get(day) ?? 0) <= rental.order.placedAt))
  const rent = rentWithServices(growing(rental), rental)
  const isHalf = workingDaysBetween(today, rental.start, agreed) > NOTICE_DAYS
  return isHalf ? Number(nearest(BigInt(rent), 2n)) : rent
}

/** What further days cost: the rent of all less the rent of those agreed to. */
export const extensionFee = (rental: Reservation, end: Day): number =>
  rentWithServices({ ...growing(rental), end }, rental) - rentWithServices(growing(rental), rental)

/** A day's price for each started day after the end. */
export const lateFee = ({ end, pricePerDay }: Reservation, returned: Day): number =>
  Math.max(0, returned - end) * pricePerDay
