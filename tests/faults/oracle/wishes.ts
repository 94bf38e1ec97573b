import type { Random } from "./random"
import type { RentalFacts, ShopFacts } from "./shop-facts"

export interface RentalWish {
  kind: "rental"
  product: RentalFacts
  start: string
  end: string
  delivery: { id: string; price: number }
  serviceIds: string[]
  /** Of staff, for the rent. */
  agreed: number | null
}

export interface GoodsWish {
  kind: "goods"
  productId: string
  choiceId: string
  pieces: number
  /** Of staff, for a piece. */
  agreed: number | null
}

/** What a customer puts into a cart. */
export type Wish = RentalWish | GoodsWish

/** Days from which periods begin, and how long they may be. */
export interface Span {
  first: number
  days: number
  lengths: readonly number[]
}

/** So far ahead that no test is run on them. */
const FAR: Span = { first: Date.UTC(2090, 0, 2), days: 1_200, lengths: [0, 6, 13, 40, 40, 400] }
const DAY_MS = 86_400_000
const SATURDAY = 6

export function someWishes(random: Random, shop: ShopFacts, span = FAR): Wish[] {
  const { upTo, oneOf, happens } = random
  const count = happens(1) ? 20 + upTo(20) : 1 + upTo(oneOf([0, 1, 3, 6]))
  return Array.from({ length: count }, () => (happens(70) ? someRent(random, shop, span) : somePieces(random, shop)))
}

export function someRent(random: Random, shop: ShopFacts, span = FAR): RentalWish {
  const { oneOf, happens, upTo } = random
  const product = oneOf(shop.rentals)
  const delivery = oneOf(shop.deliveries)
  return {
    kind: "rental",
    product,
    ...somePeriod(random, delivery.price === 0, span),
    delivery,
    serviceIds: someServices(random, product),
    agreed: happens(4) ? upTo(product.pricePerDay * 10) : null,
  }
}

/** Days that the calendar allows: no Sunday, and no Saturday as an end or where something is fetched. */
export function somePeriod(
  { upTo, oneOf }: Random,
  isPickup: boolean,
  { first, days, lengths }: Span,
): { start: string; end: string } {
  const isRefused = (day: number, isSaturdayRefused: boolean) => {
    const weekday = new Date(day).getUTCDay()
    return weekday === 0 || (weekday === SATURDAY && isSaturdayRefused)
  }
  let start = first + upTo(days) * DAY_MS
  while (isRefused(start, isPickup)) start += DAY_MS
  let end = start + upTo(oneOf(lengths)) * DAY_MS
  while (isRefused(end, true)) end += DAY_MS
  return { start: dayOf(start), end: dayOf(end) }
}

export const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

/** @returns ids of any number of services, one of each group */
function someServices({ some, upTo }: Random, { services }: RentalFacts): string[] {
  const groups = new Set<string>()
  return some(upTo(4), services).flatMap(({ id, group }) => {
    if (groups.has(group)) return []
    if (group !== "") groups.add(group)
    return [id]
  })
}

function somePieces({ oneOf, upTo, happens }: Random, { goods }: ShopFacts): GoodsWish {
  const product = oneOf(goods)
  const choice = oneOf(product.choices)
  return {
    kind: "goods",
    productId: product.id,
    choiceId: choice.id,
    pieces: 1 + upTo(oneOf([0, 1, 20, 998])),
    agreed: happens(4) ? upTo(choice.price * 2) : null,
  }
}
