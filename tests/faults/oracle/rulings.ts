/**
 * What things cost by the specification and its rulings alone: whole Rappen as BigInt, in steps of its own. Nothing of the shop
 * is imported, so that a mistake there can't be one here.
 */

const DAY_MS = 86_400_000
const SUNDAY = 0

/** A fraction to the nearest whole number, the middle upwards; of what isn't below 0. */
export const nearest = (above: bigint, below: bigint): bigint => (2n * above + below) / (2n * below)

const share = (amount: bigint, permille: bigint): bigint => nearest(amount * permille, 1000n)
const least = (amounts: readonly bigint[]): bigint => amounts.reduce((best, each) => (each < best ? each : best))
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, each) => all + each, 0n)

/** Each day from the first to the last is looked at; those that aren't Sundays are paid for. */
export function paidDays(start: string, end: string): number {
  let paid = 0
  for (let day = Date.parse(start); day <= Date.parse(end); day += DAY_MS)
    if (new Date(day).getUTCDay() !== SUNDAY) paid++
  return paid
}

interface Rate {
  days: number
  price: bigint
}

/**
 * The cheapest set of rates and single days that has room for so many days: the least that each exact number of days can be
 * put together for, and of those that are enough the cheapest.
 */
export function cheapestRent(days: number, pricePerDay: bigint, rates: readonly Rate[]): bigint {
  const all = [{ days: 1, price: pricePerDay }, ...rates]
  const longest = Math.max(...all.map((rate) => rate.days))
  const exactly: bigint[] = [0n]
  for (const rate of all)
    for (let reached = rate.days; reached <= days + longest; reached++) {
      const before = exactly[reached - rate.days]
      if (before === undefined) continue
      const now = exactly[reached]
      if (now === undefined || before + rate.price < now) exactly[reached] = before + rate.price
    }
  return least(exactly.slice(days))
}

interface RentalService {
  per: "rental" | "day" | "permille"
  amount: bigint
}

export interface RentalCase {
  start: string
  end: string
  pricePerDay: bigint
  rates: readonly Rate[]
  delivery: bigint
  services: readonly RentalService[]
  /** Of the customer, in per mille. */
  discount: bigint
  /** What staff have agreed on for the rent. */
  agreed: bigint | null
  /** An amount, or per mille of what the same device is sold for, in whole francs. */
  deposit: { amount: bigint; permille: bigint; salesPrice: bigint }
}

export interface PriceOfRental {
  days: number
  /** By the list. */
  listRent: bigint
  rent: bigint
  services: bigint[]
  /** The whole line without VAT. */
  total: bigint
  deposit: bigint
}

/** Paid days at the cheapest rates, less the discount; delivery and services of the list. */
export function rentalByRulings(rental: RentalCase): PriceOfRental {
  const days = paidDays(rental.start, rental.end)
  const listRent = cheapestRent(days, rental.pricePerDay, rental.rates)
  const rent = rental.agreed ?? listRent - share(listRent, rental.discount)
  const services = rental.services.map(({ per, amount }) => {
    if (per === "permille") return share(listRent, amount)
    return per === "day" ? amount * BigInt(days) : amount
  })
  const { amount, permille, salesPrice } = rental.deposit
  const deposit = amount > 0n ? amount : nearest(salesPrice * permille, 100_000n) * 100n
  return { days, listRent, rent, services, total: rent + rental.delivery + sum(services), deposit }
}

export interface PieceCase {
  category: string
  pieces: bigint
  price: bigint
  discount: bigint
  agreed: bigint | null
}

/** Pieces at a price that is reduced for each. */
export const piecesByRulings = ({ pieces, price, discount, agreed }: PieceCase): bigint =>
  pieces * (agreed ?? price - share(price, discount))

export interface ShopCase {
  vatPermille: bigint
  shippingFee: bigint
  /** What is to be paid is a multiple of this. */
  step: bigint
}

export interface SumsByRulings {
  subtotal: bigint
  shipping: bigint
  net: bigint
  vat: bigint
  deposit: bigint
  rounding: bigint
  total: bigint
}

/** What is to be paid for lines of these categories and amounts, the deposits beside them. */
export function sumsByRulings(
  lines: readonly { category: string; total: bigint }[],
  deposits: readonly bigint[],
  { vatPermille, shippingFee, step }: ShopCase,
): SumsByRulings {
  const has = (...categories: string[]) => lines.some(({ category }) => categories.includes(category))
  const subtotal = sum(lines.map(({ total }) => total))
  const shipping = has("accessory") && !has("purchase", "package") ? shippingFee : 0n
  const net = subtotal + shipping
  const vat = share(net, vatPermille)
  const deposit = sum(deposits)
  const exact = net + vat + deposit
  const total = nearest(exact, step) * step
  return { subtotal, shipping, net, vat, deposit, rounding: total - exact, total }
}
