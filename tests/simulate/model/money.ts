import { cheapestRent, nearest, paidDays, sumsByRulings } from "../../faults/oracle/rulings"
import { type Day, textOf, workingDaysBetween } from "./days"
import type { Cart, CartLine, Rental, Reservation, Service, ShopState } from "./state"

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

export const paidDaysOf = ({ start, end }: Pick<Rental, "start" | "end">): number =>
  paidDays(textOf(start), textOf(end))

/** Services and rent of so many paid days, without the delivery. */
function rentOfDays(days: number, services: readonly Service[], { pricePerDay, rates }: Prices): number {
  const all = rates.map(({ days, price }) => ({ days, price: BigInt(price) }))
  const rent = Number(cheapestRent(days, BigInt(pricePerDay), all))
  return services.reduce((sum, { per, amount }) => {
    if (per === "permille") return sum + Number(nearest(BigInt(rent) * BigInt(amount), 1000n))
    return sum + (per === "day" ? amount * days : amount)
  }, rent)
}

const totalAt = (line: CartLine, pricePerDay: number): number =>
  rentOfDays(paidDaysOf(line), line.services, { ...line.product, pricePerDay }) + line.delivery.price

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

/** The daily part of a rental of so many days: its rent with the services that grow with it. */
const dailyPart = (rental: Reservation, days: number): number =>
  rentOfDays(
    days,
    rental.services.filter(({ per }) => per !== "rental"),
    rental,
  )

/** Half the rent of all that was agreed to with more than five working days to go, else all of it. */
export function cancellationFee(rental: Reservation, today: Day, { closed, closedAt }: ShopState): number {
  // What staff close after the order makes nothing dearer.
  const agreed = new Set([...closed].filter((day) => (closedAt.get(day) ?? 0) <= rental.order.placedAt))
  const rent = dailyPart(rental, rental.paidDays)
  const isHalf = workingDaysBetween(today, rental.start, agreed) > NOTICE_DAYS
  return isHalf ? Number(nearest(BigInt(rent), 2n)) : rent
}

/** What other days cost: their rent less that of the most that were ever agreed to, and nothing where they are fewer. */
export const feeOfDays = (rental: Reservation, days: Pick<Rental, "start" | "end">): number =>
  dailyPart(rental, Math.max(rental.paidDays, paidDaysOf(days))) - dailyPart(rental, rental.paidDays)

/** What a later end costs. */
export const extensionFee = (rental: Reservation, end: Day): number => feeOfDays(rental, { start: rental.start, end })

/** A day's price for each started day after those that are paid for. */
export function lateFee({ start, end, paidDays, pricePerDay }: Reservation, returned: Day): number {
  let paid = end
  if (paidDaysOf({ start, end }) < paidDays) while (paidDaysOf({ start, end: paid + 1 }) <= paidDays) paid++
  return Math.max(0, returned - paid) * pricePerDay
}
