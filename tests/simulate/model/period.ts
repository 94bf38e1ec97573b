import { type Day, dayAt, isHoliday, isSaturday, isSunday, minuteAt, textOf, workingDaysFrom } from "./days"
import { isPlaceable, loadOn, type Span, type Tied, withoutLateDays } from "./fleet"
import type { Customer, Delivery, Product, Rental, ShopState } from "./state"

/** What the specification leaves no choice about, and `free` where it does. */
export type Verdict = "accept" | "refuse" | "free"

const HORIZON_MONTHS = 18

export const isClosed = (day: Day, { closed }: ShopState) => closed.has(day) || isHoliday(day)

export const horizonOf = (today: Day): string => {
  const [year, month, date] = textOf(today).split("-").map(Number)
  const last = new Date(Date.UTC(year, month - 1 + HORIZON_MONTHS + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + HORIZON_MONTHS, Math.min(date, last))).toISOString().slice(0, 10)
}

/** Tomorrow; from Monday if today is Friday. */
export const earliestDay = (today: Day): Day => today + (new Date(today * 86_400_000).getUTCDay() === 5 ? 3 : 1)

/** Fields that the fixed rules of the calendar may name: none where they allow the period. */
export function brokenFields(
  { start, end, delivery }: Pick<Rental, "start" | "end" | "delivery">,
  now: number,
): string[] {
  const today = dayAt(now)
  const isLate = (day: Day) => textOf(day) > horizonOf(today)
  const atStart =
    start < earliestDay(today) || isSunday(start) || isLate(start) || (delivery.price === 0 && isSaturday(start))
  const atEnd = end < start || end < earliestDay(today) || isSunday(end) || isSaturday(end) || isLate(end)
  return [...(atStart ? ["rentalstartdate"] : []), ...(atEnd ? ["rentalenddate"] : [])]
}

/** Working days that a rental occupies before and after its days. */
export const buffersOf = ({ product, delivery }: Pick<Rental, "product" | "delivery">) => ({
  before: delivery.before,
  after: delivery.after + product.restocking,
})

export function windowOf(rental: Pick<Rental, "product" | "delivery" | "start" | "end">, shop: ShopState): Span {
  const { before, after } = buffersOf(rental)
  return {
    first: workingDaysFrom(rental.start, before, -1, shop.closed),
    last: workingDaysFrom(rental.end, after, 1, shop.closed),
  }
}

/** Whether a parcel that leaves on the window's first day still can. */
export const isTooLateToSend = ({ first }: Span, start: Day, { cutOff }: Delivery, now: number): boolean =>
  first < start && (first < dayAt(now) || (first === dayAt(now) && minuteAt(now) >= cutOff))

export const unitsInService = ({ units }: Product) => units.filter(({ isInService }) => isInService).map(({ id }) => id)

interface Occupied {
  tied: Tied[]
  floating: Span[]
}

interface Without {
  holdsOf?: Customer | null
  reservation?: string
}

/** What occupies units of a product from today on; a unit that is late is missed until today plus its way back. */
export function occupied(
  shop: ShopState,
  product: Product,
  now: number,
  { holdsOf, reservation }: Without = {},
): Occupied {
  const today = dayAt(now)
  const units = new Set(unitsInService(product))
  const tied: Tied[] = shop.blocks.filter((one) => one.product === product && one.last >= today)
  const floating: Span[] = shop.holds.filter(
    (hold) => hold.product === product && hold.expires > now && hold.customer !== holdsOf,
  )
  for (const one of shop.reservations) {
    if (one.product !== product || one.id === reservation || one.state === "cancelled") continue
    const isOut = one.state === "handed_over"
    const isLate = isOut && one.end < today
    const first = isOut ? Math.min(one.first, today) : one.first
    const { last, unit } = one
    if (last >= today) {
      if (unit !== null) tied.push({ unit, first, last })
      else floating.push({ first, last })
    }
    const back = isLate ? workingDaysFrom(today, one.after, 1, shop.closed) : last
    if (unit !== null && back > last) tied.push({ unit, first: Math.max(last + 1, today), last: back, isLate: true })
  }
  return { tied: tied.filter(({ unit }) => units.has(unit)), floating }
}

/** What occupies a product's units, for who looks into a violation. */
export const occupiedTexts = ({ units }: Product, { tied, floating }: Occupied) => ({
  tied: tied.map(
    (one) => `${units.find(({ id }) => id === one.unit)?.serial} ${textOf(one.first)} ${textOf(one.last)}`,
  ),
  floating: floating.map(({ first, last }) => `${textOf(first)} ${textOf(last)}`),
})

const daysOf = ({ first, last }: Span): Day[] => Array.from({ length: last - first + 1 }, (_, index) => first + index)

/**
 * Whether so many more rents with this window can be had.
 * @param own what the rental that asks has already
 */
export function verdictOnWindow(
  product: Product,
  wanted: readonly Span[],
  { tied, floating }: Occupied,
  own: readonly Span[] = [],
): Verdict {
  const units = unitsInService(product)
  const together = isPlaceable(units, tied, [...floating, ...wanted])
  if (together) return "accept"
  // What is promised already can't be kept, after a late return or a repair: only what no unit at all could serve is plain.
  const isConsistent = isPlaceable(units, tied, [...floating, ...own]) === true && together === false
  const isHopeless = isPlaceable(units, tied, wanted) === false
  if (!isConsistent) return isHopeless ? "refuse" : "free"
  const isFull = wanted.some((span) => daysOf(span).some((day) => loadOn(day, { tied, floating }) >= units.length))
  const isSure = isFull || isPlaceable(units, withoutLateDays(tied), [...floating, ...wanted]) === false
  return isSure || isHopeless ? "refuse" : "free"
}

/** Whether a period that the fixed rules allow can be had. */
export function verdictOnPeriod(shop: ShopState, rental: Rental, now: number, without: Without = {}): Verdict {
  const window = windowOf(rental, shop)
  if (isClosed(rental.start, shop) || isClosed(rental.end, shop)) return "refuse"
  if (isTooLateToSend(window, rental.start, rental.delivery, now)) return "refuse"
  return verdictOnWindow(rental.product, [window], occupied(shop, rental.product, now, without))
}

/** How many units are taken on a day for a rent of this kind, as the calendar says it. */
export function bookedOn(
  shop: ShopState,
  product: Product,
  delivery: Delivery,
  day: Day,
  now: number,
  asker: Customer | null,
): number {
  const units = unitsInService(product).length
  const window = windowOf({ product, delivery, start: day, end: day }, shop)
  if (isTooLateToSend(window, day, delivery, now)) return units
  const all = occupied(shop, product, now, { holdsOf: asker })
  let most = 0
  for (let each = Math.max(window.first, dayAt(now)); each <= window.last; each++)
    most = Math.max(most, loadOn(each, all))
  return Math.min(units, most)
}
