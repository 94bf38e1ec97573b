import { expect, it } from "vitest"
import { fromWireMoney } from "#kernel/money"
import type { Cart } from "#shop/cart/wire/cart"
import { api, type SignedInCustomer, signedInCustomer, staff } from "../harness"
import { checkOut } from "../http/checkout-support"
import { askForQuote } from "../http/document-support"
import { discounted } from "../http/special-price-support"
import { type FactsOfShop, factsOfShop } from "./chain/facts-of-shop"
import { type FilledCart, filledCart } from "./chain/filled-cart"
import { heardAfter, heardInAccounts, type Ordered } from "./chain/heard-after"
import { heardBefore } from "./chain/heard-before"
import { setPrices } from "./chain/set-prices"
import { expectedCart } from "./oracle/expected"
import { saidByCart } from "./oracle/places"
import { type Random, randomOf } from "./oracle/random"
import { differences } from "./oracle/said"
import type { DiscountFacts, ShopFacts } from "./oracle/shop-facts"
import { ownShops } from "./shop"
import { volume } from "./volume"

const CARTS = volume(15, 300)
const CUSTOMERS = volume(3, 10)
/** Rappen, VAT included: more isn't ordered at once. */
const MOST = 2_000_000_000

ownShops("price_chain", 1, { erp: { limits: { default: 1_000_000, search: 1_000_000, pdf: 1_000_000 } } })

interface KnownCustomer {
  customer: SignedInCustomer
  discounts: DiscountFacts[]
}

/** A customer with discounts on everything, a kind and a product, or on some of them. */
async function customerWithDiscounts({ upTo, oneOf, happens }: Random, facts: FactsOfShop): Promise<KnownCustomer> {
  const customer = await signedInCustomer()
  const permille = () => oneOf([1 + upTo(330), 50, 100])
  const discounts: DiscountFacts[] = [
    ...(happens(40) ? [{ product: null, kind: null, permille: permille() }] : []),
    ...(happens(60)
      ? [{ product: null, kind: oneOf(["rental", "accessory", "purchase"] as const), permille: permille() }]
      : []),
    ...(happens(60) ? [{ product: oneOf(facts.rentals).id, kind: null, permille: permille() }] : []),
  ]
  for (const { product, kind, permille } of discounts)
    await discounted(customer, { product_id: product, kind, permille })
  return { customer, discounts }
}

const readCart = async (token: string) => (await api<Cart>("GET", `/cart/${token}/`)).body

/** The cart that the quote of this one is ordered from, and what the quote says else than the rulings. */
async function quoted({ put, token }: FilledCart, facts: ShopFacts, customer: SignedInCustomer) {
  const { status, body: quote } = await askForQuote(customer, token)
  expect(status, JSON.stringify(quote)).toBe(200)
  const said = {
    lines: quote.items.map(({ subtotal }: { subtotal: string }) => fromWireMoney(subtotal)),
    total: fromWireMoney(quote.total_cost),
  }
  const found = differences("quote", said, expectedCart(facts, wishesIn(put), true))
  const redeemed = await api("POST", `/quotes/${quote.id}/redeem/`, { token: customer.token })
  expect(redeemed.status, JSON.stringify(redeemed.body)).toBe(200)
  return { token: redeemed.body.cart as string, found }
}

const wishesIn = (put: FilledCart["put"]) => put.map(({ wish }) => wish)

it(`${CARTS} carts of customers cost what the rulings say on every page and paper, from the page to the invoice`, async () => {
  const random = randomOf(0)
  await setPrices(random)
  const facts = await factsOfShop()
  const desk = await staff()
  const customers: KnownCustomer[] = []
  for (let count = 0; count < CUSTOMERS; count++) customers.push(await customerWithDiscounts(random, facts))

  const ordered: { cart: number; order: Ordered }[] = []
  for (let cart = 0; cart < CARTS; cart++) {
    const { customer, discounts } = random.oneOf(customers)
    const known = { ...facts, discounts }
    const filled = await filledCart(random, known, customer)
    if (filled.put.length === 0) continue
    const wishes = wishesIn(filled.put)
    const expected = expectedCart(known, wishes, true)
    const found: string[] = []
    for (const wish of wishes) found.push(...(await heardBefore(known, wish, customer)))
    found.push(...differences("cart", saidByCart(await readCart(filled.token)), expected))
    if (expected.sums.total > MOST) {
      const { status } = await checkOut(filled.token, customer)
      expect({ cart, wishes, discounts, found, status }).toEqual({ cart, wishes, discounts, found: [], status: 400 })
      continue
    }
    let { token } = filled
    if (random.happens(20)) {
      const quote = await quoted(filled, known, customer)
      token = quote.token
      found.push(...quote.found, ...differences("cart of the quote", saidByCart(await readCart(token)), expected))
    }
    const { status, body } = await checkOut(token, customer)
    expect(status, JSON.stringify({ cart, wishes, body })).toBe(200)
    const order = { id: body.id, shop_number: body.shop_number, customer, expected }
    found.push(...differences("checkout", { total: fromWireMoney(body.total_cost) }, expected))
    found.push(...(await heardAfter(desk, order)))
    expect({ cart, wishes, discounts, found }).toEqual({ cart, wishes, discounts, found: [] })
    ordered.push({ cart, order })
  }
  expect(ordered.length).toBeGreaterThan(CARTS / 2)
  for (const { cart, order } of ordered) {
    const found = await heardInAccounts(order)
    expect({ cart, order, found }).toEqual({ cart, order, found: [] })
  }
})
