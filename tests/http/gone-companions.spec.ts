import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { AT_ONCE_MS, api, demoProduct, newCartToken, type SignedInCustomer, signedInCustomer, until } from "../harness"
import { approve, requestOf, waitingRequest } from "./approval-support"
import { add, readCart } from "./cart-support"
import { checkOut } from "./checkout-support"
import { askForQuote, issuedQuote } from "./document-support"
import { staffProducts } from "./staff-product-support"

const SCANNER = "icon-icr70"
/** Without VAT: of the companion. */
const COMPANION = 60

let customer: SignedInCustomer
let products: Awaited<ReturnType<typeof staffProducts>>
let scanner: { id: string }
let companion: { id: string }
beforeAll(async () => {
  products = await staffProducts()
  scanner = await demoProduct(SCANNER, "purchase")
  companion = (await demoProduct(SCANNER, "purchase")).mandatory_companion!
})
beforeEach(async () => {
  customer = await signedInCustomer()
})

/** Staff take what comes along off the shop, or put it back. */
async function publish(status: "draft" | "published") {
  expect((await products.admin("POST", `/admin/products/${companion.id}`, { status })).status).toBe(200)
  const isThere = async () => Boolean((await demoProduct(SCANNER, "purchase")).mandatory_companion)
  await until("the catalogue", async () => (await isThere()) === (status === "published"), AT_ONCE_MS)
}
afterEach(() => publish("published"))

async function cartWithScanner() {
  const cart = newCartToken()
  expect((await add("purchase", scanner.id, { cart })).status).toBe(200)
  return cart
}
const netOf = async (cart: string) => Number((await readCart(cart)).total_price)
const idsOf = async (cart: string) => (await readCart(cart)).items.map(({ product }) => product.id)

describe("what came along and isn't in the catalogue any more", () => {
  it("leaves the cart at the checkout, which tells the price that it has then", async () => {
    const cart = await cartWithScanner()
    const [line] = (await readCart(cart)).items
    const before = await netOf(cart)
    expect(await idsOf(cart)).toEqual([scanner.id, companion.id])
    await publish("draft")
    expect(await checkOut(cart, customer)).toMatchObject({
      status: 409,
      body: { code: "price_changed", items: [line.id] },
    })
    expect([await idsOf(cart), await netOf(cart)]).toEqual([[scanner.id], before - COMPANION])
    const { status, body } = await checkOut(cart, customer, {
      confirmed_total: (await readCart(cart)).total_cost,
    })
    expect(status, JSON.stringify(body)).toBe(200)
  })

  it("is taken out of the cart alone, where it says that it can't be had", async () => {
    const cart = await cartWithScanner()
    const before = await netOf(cart)
    const [, along] = (await readCart(cart)).items
    const takeOut = () => api("DELETE", `/cart/${along.product.category}/${along.id}/`)
    expect([along.product_is_inactive, (await takeOut()).status]).toEqual([false, 400])
    await publish("draft")
    expect((await readCart(cart)).items[1].product_is_inactive).toBe(true)
    expect(await takeOut()).toMatchObject({ status: 200, body: { total_quantity: 1 } })
    expect([await idsOf(cart), await netOf(cart)]).toEqual([[scanner.id], before - COMPANION])
    const { total_cost: confirmed_total } = await readCart(cart)
    expect((await checkOut(cart, customer, { confirmed_total })).status).toBe(200)
  })

  it("leaves the cart that is to be quoted", async () => {
    const cart = await cartWithScanner()
    await publish("draft")
    expect(await askForQuote(customer, cart)).toMatchObject({ status: 409, body: { code: "price_changed" } })
    const { status, body } = await askForQuote(customer, cart)
    expect([status, body.items?.length]).toEqual([200, 1])
  })

  it("stays out of a quote that is redeemed, whose other prices stand", async () => {
    const cart = await cartWithScanner()
    const before = await netOf(cart)
    const quote = await issuedQuote(customer, cart)
    await publish("draft")
    const { status, body } = await api("POST", `/quotes/${quote.id}/redeem/`, { token: customer.token })
    expect(status, JSON.stringify(body)).toBe(200)
    expect([await idsOf(body.cart), await netOf(body.cart)]).toEqual([[scanner.id], before - COMPANION])
    expect((await readCart(body.cart)).items[0].quoted_until).toBe(quote.valid_until)
    expect((await checkOut(body.cart, customer)).status).toBe(200)
  })

  it("is no part of what is approved, nor of the sum that is approved", async () => {
    const { manager, id } = await waitingRequest(await cartWithScanner())
    const asked = (await requestOf(manager, id)).body
    await publish("draft")
    const { current_total } = (await requestOf(manager, id)).body
    expect(Number(asked.total_cost) - Number(current_total)).toBeCloseTo(COMPANION * 1.081, 1)
    const approved = await approve(manager, id, current_total ?? "")
    expect(approved.status, JSON.stringify(approved.body)).toBe(200)
    const [order] = (await api("GET", "/orders/", { token: manager.token })).body
    expect([order.total_cost, order.items?.length ?? order.purchaseitems?.length]).toEqual([current_total, 1])
  })
})
