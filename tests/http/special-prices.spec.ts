import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { fromWireMoney, toWireMoney } from "#kernel/money"
import type { Order } from "#shop/orders/wire/order"
import type { ExtensionOffer } from "#shop/orders/wire/rental-change"
import { api, demoProduct, erp, newCartToken, type SignedInCustomer, signedInCustomer, sql, until } from "../harness"
import { add, cartWithAccessory, cartWithRental, readCart } from "./cart-support"
import { checkOut } from "./checkout-support"
import { fetchPdf, invoicedOrder, issuedQuote, printedText } from "./document-support"
import { discounted, pricesOf } from "./special-price-support"
import { auditOf } from "./staff-product-support"

let customer: SignedInCustomer
let prices: Awaited<ReturnType<typeof pricesOf>>
let perDay: number
beforeAll(async () => {
  perDay = fromWireMoney((await demoProduct("rtc-360")).price)
})
beforeEach(async () => {
  customer = await signedInCustomer()
  prices = await pricesOf(customer)
})

const own = (permille: number, amount: number) => toWireMoney(amount - Math.round((amount * permille) / 1000))
const link = (cart: string) => api("PUT", `/cart/${cart}/`, { token: customer.token, body: {} })
const orderOf = async (id: string) => (await api<Order>("GET", `/orders/${id}/`, { token: customer.token })).body
const firstDiscount = async () => (await prices.discounts())[0].id

describe("a customer's discounts", () => {
  it("are given, changed and taken away by staff, each time with an entry in the log", async () => {
    expect((await prices.give({ kind: "rental", valid_until: "2027-12-31" })).status).toBe(201)
    const [given] = await prices.discounts()
    expect(given).toMatchObject({ kind: "rental", product: null, permille: 100, is_valid: true })
    const { version } = given
    expect((await prices.change(given.id, { kind: "rental", permille: 150, version })).status).toBe(200)
    const stale = await prices.change(given.id, { kind: "rental", permille: 200, version })
    expect([stale.status, Object.keys(stale.body)]).toEqual([409, ["non_field_errors", "version"]])
    expect((await prices.change(given.id, { kind: "rental", permille: 200 })).status).toBe(409)
    expect(await prices.discounts()).toMatchObject([{ permille: 150, valid_until: null }])
    expect((await prices.take(given.id)).status).toBe(200)
    expect(await prices.discounts()).toEqual([])
    const saved = await auditOf(prices.id, "customer.discount")
    expect(saved).toHaveLength(2)
    expect(saved).toContainEqual(
      expect.objectContaining({
        before: { discountPermille: 100, valid_until: "2027-12-31" },
        after: { discountPermille: 150, valid_until: null },
      }),
    )
    expect(await auditOf(prices.id, "customer.discount-delete")).toHaveLength(1)
  })

  it.each<[string, object, string]>([
    ["no discount at all", { permille: 0 }, "permille"],
    ["more than everything", { permille: 1001 }, "permille"],
    ["half a per mille", { permille: 10.5 }, "permille"],
    ["no reason", { reason: " " }, "reason"],
    ["an unknown kind", { kind: "used" }, "kind"],
    ["an unknown product", { product_id: "prod_1" }, "product_id"],
    ["a day that isn't one", { valid_from: "2027-02-30" }, "valid_from"],
    ["an end before its start", { valid_from: "2027-02-02", valid_until: "2027-02-01" }, "valid_until"],
  ])("aren't saved with %s", async (_case, body, field) => {
    const { status, body: refusal } = await prices.give(body)
    expect([status, Object.keys(refusal)]).toEqual([400, [field]])
    expect(await prices.discounts()).toEqual([])
  })

  it("are one for each scope, also when two are given at once", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => prices.give({ kind: "rental" })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400])
    expect((await prices.give({ kind: "purchase" })).status).toBe(201)
  })

  it("are nobody else's to change, and go with the account", async () => {
    await discounted(customer)
    const other = await pricesOf(await signedInCustomer())
    const id = await firstDiscount()
    expect((await other.change(id, { permille: 900 })).status).toBe(404)
    expect((await other.take(id)).status).toBe(404)
    await sql("delete from session_account where customer_id = $1", prices.id)
    expect(await sql("select id from customer_discount where customer_id = $1", prices.id)).toEqual([])
  })

  it("are told to the customer as far as they are valid, without staff's reasons", async () => {
    await discounted(customer, { kind: "rental", permille: 125 })
    await discounted(customer, { kind: "purchase", valid_until: "2026-11-01" })
    const { body } = await api("GET", "/discounts/", { token: customer.token })
    expect(body).toEqual([{ kind: "rental", product: null, percent: "12.5", valid_until: null, of_company: false }])
  })
})

it("an order that costs nothing is paid at once, with a confirmation and no invoice", async () => {
  await discounted(customer, { permille: 1000 })
  const cart = await cartWithRental("rtc-360", ["2027-06-15", "2027-06-17"])
  await link(cart)
  const { body } = await checkOut(cart, customer)
  await until("the order's row", async () => {
    const [{ state }] = await sql("select state from erp_mirror where order_id = $1", body.id)
    return state === "done"
  })
  const free = { total_cost: "0.00", paid: true, bexio_order_id: expect.stringMatching(/^AU-/), bexio_invoice_id: null }
  expect(await orderOf(body.id)).toMatchObject(free)
})

describe("a cart of a customer with a discount", () => {
  it("is at his prices: the rent less its share, delivery and service at the list's", async () => {
    await discounted(customer, { kind: "rental" })
    const cart = await cartWithRental("rtc-360", ["2027-02-02", "2027-02-04"], { token: customer.token })
    const { items } = await readCart(cart)
    const rent = 3 * perDay
    expect(items[0]).toMatchObject({
      subtotal: own(100, rent),
      list_subtotal: toWireMoney(rent),
      discount_percent: "10",
    })
  })

  it("that was filled before is at his prices as soon as it is his, and at the list's for who has none", async () => {
    await discounted(customer)
    const cart = await cartWithAccessory("usb-c-kabel", 3)
    const [before] = (await readCart(cart)).items
    expect(before).not.toHaveProperty("list_subtotal")
    expect((await link(cart)).status).toBe(200)
    const [after] = (await readCart(cart)).items
    const piece = fromWireMoney(before.product.price)
    expect(after).toMatchObject({
      subtotal: toWireMoney(3 * fromWireMoney(own(100, piece))),
      list_subtotal: before.subtotal,
    })
    expect(await link(cart)).toMatchObject({ status: 200 })
    expect((await readCart(cart)).items[0]).toEqual(after)
  })

  it("keeps them when pieces are added or changed, and another period is chosen", async () => {
    await discounted(customer)
    const cart = newCartToken()
    const { id, price } = await demoProduct("usb-c-kabel", "accessory")
    const piece = fromWireMoney(own(100, fromWireMoney(price)))
    await add("accessory", id, { cart, quantity: 1 }, customer.token)
    await add("accessory", id, { cart, quantity: 2 }, customer.token)
    const [line] = (await readCart(cart)).items
    expect(line).toMatchObject({ quantity: 3, subtotal: toWireMoney(3 * piece) })
    await api("PUT", `/cart/accessory/${line.id}/`, { body: { quantity: 5 } })
    expect((await readCart(cart)).items[0]).toMatchObject({ subtotal: toWireMoney(5 * piece), discount_percent: "10" })

    const rental = await cartWithRental("rtc-360", ["2027-02-09", "2027-02-11"], { token: customer.token })
    const [rent] = (await readCart(rental)).items
    const body = { rentalstartdate: "2027-02-09", rentalenddate: "2027-02-12" }
    expect((await api("PUT", `/cart/rental/${rent.id}/`, { body })).status).toBe(200)
    expect((await readCart(rental)).items[0].subtotal).toBe(own(100, 4 * perDay))
  })

  it("takes no price or discount from the browser", async () => {
    const cart = newCartToken()
    const { id, price } = await demoProduct("usb-c-kabel", "accessory")
    const hostile = {
      unit_price: 1,
      price: "0.01",
      discountPermille: 1000,
      special: { listPrice: 1, set: { reason: "x", validUntil: "2030-01-01" } },
      metadata: { special: { listPrice: 1 } },
      facts: { special: { listPrice: 1 } },
    }
    await add("accessory", id, { cart, ...hostile }, customer.token)
    const [line] = (await readCart(cart)).items
    await api("PUT", `/cart/accessory/${line.id}/`, { token: customer.token, body: { quantity: 1, ...hostile } })
    const [after] = (await readCart(cart)).items
    expect(after.subtotal).toBe(price)
    expect(after).not.toHaveProperty("list_subtotal")
  })
})

describe("an order at the customer's prices", () => {
  it("is refused once as changed when his discount is another than the cart's, then placed at it", async () => {
    const cart = await cartWithAccessory("usb-c-kabel", 2)
    await link(cart)
    await discounted(customer)
    const refused = await checkOut(cart, customer)
    expect([refused.status, refused.body.code]).toEqual([409, "price_changed"])
    const [line] = (await readCart(cart)).items
    expect(line.discount_percent).toBe("10")
    const placed = await checkOut(cart, customer)
    expect(placed.status, JSON.stringify(placed.body)).toBe(200)
    const order = await orderOf(placed.body.id)
    expect(order.accessoryitems[0]).toMatchObject({ subtotal: line.subtotal, list_subtotal: line.list_subtotal })
  })

  it("keeps the discount for its extension and its cancellation, whatever becomes of it", async () => {
    await discounted(customer, { kind: "rental" })
    const cart = await cartWithRental("rtc-360", ["2027-06-01", "2027-06-03"], { token: customer.token })
    const placed = await checkOut(cart, customer)
    expect(placed.status, JSON.stringify(placed.body)).toBe(200)
    await prices.take(await firstDiscount())
    const order = await orderOf(placed.body.id)
    const [rental] = order.rentalitems
    expect(rental.standing?.cancellation.full_fee).toBe(own(100, 3 * perDay))
    const address = `/orders/${order.id}/items/${rental.id}/extension/`
    const { options } = (await api<ExtensionOffer>("GET", address, { token: customer.token })).body
    expect(options[0]).toMatchObject({ days: 1, price: own(100, perDay) })
    const body = { rentalenddate: options[0].rentalenddate, confirmed_price: options[0].price }
    const extended = await api<Order>("POST", address, { token: customer.token, body })
    expect(extended.body.rentalitems[0].standing?.cancellation.full_fee).toBe(own(100, 4 * perDay))
  })

  it("is in the accounts to the Rappen, its papers name both prices", async () => {
    await discounted(customer)
    const cart = await cartWithRental("rtc-360", ["2027-06-08", "2027-06-10"], { token: customer.token })
    const cable = await demoProduct("usb-c-kabel", "accessory")
    await add("accessory", cable.id, { cart, quantity: 3 }, customer.token)
    const order = await invoicedOrder(customer, cart)
    const { orders } = await erp.state()
    const mirrored = orders.find(({ document_nr }) => document_nr === order.bexio_order_id)
    expect(Number(mirrored?.total)).toBe(Number(order.total_cost))
    const { bytes } = await fetchPdf(`/orders/${order.id}/confirmation-pdf`, customer)
    expect(await printedText(bytes)).toMatch(/Ihr Preis mit 10 % Rabatt, Listenpreis CHF/)
  })

  it("comes from a quote at its prices after the discount has ended", async () => {
    await discounted(customer)
    const cart = await cartWithAccessory("usb-c-kabel", 2)
    await link(cart)
    const quote = await issuedQuote(customer, cart)
    expect(quote.items[0].discount_percent).toBe("10")
    await prices.take(await firstDiscount())
    const redeemed = await api("POST", `/quotes/${quote.id}/redeem/`, { token: customer.token })
    const placed = await checkOut(redeemed.body.cart, customer)
    expect(placed.status, JSON.stringify(placed.body)).toBe(200)
    const order = await orderOf(placed.body.id)
    expect([order.total_cost, order.accessoryitems[0].subtotal]).toEqual([quote.total_cost, quote.items[0].subtotal])
  })
})
