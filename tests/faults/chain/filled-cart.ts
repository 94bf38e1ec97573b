import { expect } from "vitest"
import { api, newCartToken, type SignedInCustomer } from "../../harness"
import { pricesOf } from "../../http/special-price-support"
import type { Random } from "../oracle/random"
import type { ShopFacts } from "../oracle/shop-facts"
import { type GoodsWish, type RentalWish, type Span, somePeriod, someWishes, type Wish } from "../oracle/wishes"
import type { FactsOfShop } from "./facts-of-shop"

/** Days that can be booked, the longest period with them. */
const SPAN: Span = { first: Date.UTC(2026, 11, 7), days: 420, lengths: [0, 6, 13, 40] }

export interface PutWish {
  wish: Wish
  /** The cart's line. */
  item: string
}

export interface FilledCart {
  token: string
  put: PutWish[]
}

const bodyOfPeriod = ({ start, end }: Pick<RentalWish, "start" | "end">) => ({
  rentalstartdate: start,
  rentalenddate: end,
})

/**
 * A cart of the customer's with rentals and goods: filled by him or by somebody who logs in afterwards; pieces and periods are
 * changed, and staff agree on a price, now and then.
 */
export async function filledCart(
  random: Random,
  facts: FactsOfShop & ShopFacts,
  customer: SignedInCustomer,
): Promise<FilledCart> {
  const token = newCartToken()
  const login = random.happens(50) ? customer.token : undefined
  const put: PutWish[] = []
  for (const wish of wishesOf(random, facts)) {
    const added =
      wish.kind === "rental" ? await addRental(token, wish, login) : await addGoods(token, facts, wish, login)
    if (added) put.push(added)
  }
  for (const one of put) if (random.happens(25)) await change(random, facts, one)
  const linked = await api("PUT", `/cart/${token}/`, { token: customer.token, body: {} })
  expect(linked.status, JSON.stringify(linked.body)).toBe(200)
  const [first] = put
  if (first && random.happens(20)) await agree(random, customer, first)
  return { token, put }
}

/** Each product once: the same again would be added to its line. */
function wishesOf(random: Random, facts: FactsOfShop & ShopFacts): Wish[] {
  const wished = someWishes(random, facts, SPAN).slice(0, 5)
  const known = new Set<string>()
  return wished.flatMap((wish) => {
    const id = wish.kind === "rental" ? wish.product.id : wish.productId
    if (known.has(id) || !facts.sellable.has(id)) return []
    known.add(id)
    return [{ ...wish, agreed: null }]
  })
}

/** In the period, or in the next one that is free instead; null if there is none. */
async function addRental(cart: string, wish: RentalWish, token?: string): Promise<PutWish | null> {
  const { product, delivery, serviceIds } = wish
  const services = serviceIds.length === 1 ? { productservice: serviceIds[0] } : { productservices: serviceIds }
  let period = bodyOfPeriod(wish)
  for (let tries = 0; tries < 3; tries++) {
    const body = { cart, product: product.id, quantity: 1, ...period, delivery: delivery.id, ...services }
    const { status, body: answer } = await api("POST", `/cart/rental/${product.id}/`, { token, body })
    if (status === 200)
      return { wish: { ...wish, start: period.rentalstartdate, end: period.rentalenddate }, item: answer.item }
    expect(status, JSON.stringify({ body, answer })).toBe(409)
    if (!answer.alternatives?.[0]) return null
    period = answer.alternatives[0]
  }
  return null
}

async function addGoods(cart: string, { goods }: ShopFacts, wish: GoodsWish, token?: string): Promise<PutWish> {
  const { category } = goods.flatMap(({ choices }) => choices).find(({ id }) => id === wish.choiceId)!
  const id = category === "package" || category === "plugin" ? wish.choiceId : wish.productId
  const body = { cart, product: id, quantity: wish.pieces }
  const { status, body: answer } = await api("POST", `/cart/${category}/${id}/`, { token, body })
  expect(status, JSON.stringify({ body, category, answer })).toBe(200)
  return { wish, item: answer.item }
}

/** Other pieces, or another period if it is free. */
async function change(random: Random, { goods }: ShopFacts, one: PutWish): Promise<void> {
  const { wish, item } = one
  if (wish.kind === "rental") {
    const period = somePeriod(random, wish.delivery.price === 0, SPAN)
    const { status, body } = await api("PUT", `/cart/rental/${item}/`, { body: bodyOfPeriod(period) })
    expect([200, 409], JSON.stringify({ period, body })).toContain(status)
    if (status === 200) one.wish = { ...wish, ...period }
    return
  }
  const { category } = goods.flatMap(({ choices }) => choices).find(({ id }) => id === wish.choiceId)!
  const pieces = 1 + random.upTo(30)
  const { status, body } = await api("PUT", `/cart/${category}/${item}/`, { body: { quantity: pieces } })
  expect(status, JSON.stringify({ body })).toBe(200)
  one.wish = { ...wish, pieces }
}

/** Staff give the line a price of theirs. */
async function agree(random: Random, customer: SignedInCustomer, one: PutWish): Promise<void> {
  const agreed = 1_003 + random.upTo(80_000)
  const { status, body } = await (await pricesOf(customer)).setPrice(one.item, { price: agreed, reason: "Abgemacht" })
  expect(status, JSON.stringify(body)).toBe(200)
  one.wish = { ...one.wish, agreed }
}
