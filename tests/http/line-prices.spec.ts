import { beforeEach, describe, expect, it } from "vitest"
import { fromWireMoney } from "#kernel/money"
import type { StaffOrderOffice } from "#shop/orders/wire/staff-orders"
import { api, demoProduct, erp, type SignedInCustomer, signedInCustomer, sql } from "../harness"
import { add, cartWithAccessory, cartWithRental, readCart } from "./cart-support"
import { checkOut } from "./checkout-support"
import { invoicedOrder, issuedQuote } from "./document-support"
import { discounted, pricesOf } from "./special-price-support"
import { auditOf } from "./staff-product-support"

let customer: SignedInCustomer
let prices: Awaited<ReturnType<typeof pricesOf>>
beforeEach(async () => {
  customer = await signedInCustomer()
  prices = await pricesOf(customer)
})

const REASON = "Ausstellungsstück"
const link = (cart: string) => api("PUT", `/cart/${cart}/`, { token: customer.token, body: {} })

/** A linked cart of cables at 30 francs each. */
async function cablesAtThirty(quantity: number) {
  const cart = await cartWithAccessory("usb-c-kabel", quantity)
  await link(cart)
  const [line] = (await readCart(cart)).items
  const { status, body } = await prices.setPrice(line.id, { price: 3_000, reason: REASON })
  expect(status, JSON.stringify(body)).toBe(200)
  return { cart, line }
}

describe("a price that staff set for a line of a customer's cart", () => {
  it("is the customer's price, seen by staff with its reason and written down", async () => {
    const { cart, line } = await cablesAtThirty(2)
    const [after] = (await readCart(cart)).items
    expect(line.price_is_set).toBe(false)
    expect(after).toMatchObject({ subtotal: "60.00", list_subtotal: line.subtotal, price_is_set: true })
    expect(after).not.toHaveProperty("discount_percent")
    expect(JSON.stringify(after)).not.toContain(REASON)
    expect((await prices.cart()).body.lines).toMatchObject([
      { id: line.id, price: 3_000, total: 6_000, set: { reason: REASON, valid_until: "2026-12-08" } },
    ])
    expect(await auditOf(prices.id, "customer.line-price")).toMatchObject([
      { after: { line: "USB-C-Kabel, 3 m", price_rappen: 3_000, reason: REASON } },
    ])
  })

  it("stands while the same number of pieces is sent again, and no longer", async () => {
    const { cart, line } = await cablesAtThirty(2)
    const send = (quantity: number) => api("PUT", `/cart/accessory/${line.id}/`, { body: { quantity } })
    expect(await send(2)).toMatchObject({ status: 200, body: { item: line.id, quantity: 2, total_quantity: 2 } })
    expect((await readCart(cart)).items[0]).toMatchObject({ subtotal: "60.00", price_is_set: true })
    await send(3)
    expect((await readCart(cart)).items[0]).toMatchObject({ quantity: 3, price_is_set: false })
  })

  it("is told as set where it is the list's or more", async () => {
    const { cart, line } = await cablesAtThirty(1)
    await prices.setPrice(line.id, { price: fromWireMoney(line.product.price) + 100, reason: REASON })
    const [after] = (await readCart(cart)).items
    expect(after).toMatchObject({ price_is_set: true })
    expect(after).not.toHaveProperty("list_subtotal")
  })

  it("of a rental is its rent: the delivery stays at the list's", async () => {
    const { body: types } = await api("GET", "/products/deliverytypes/")
    const post = types.find(({ price }: { price: string }) => price !== "0.00")
    const cart = await cartWithRental("rtc-360", ["2027-07-06", "2027-07-08"], {
      delivery: post.id,
      token: customer.token,
    })
    const [line] = (await readCart(cart)).items
    await prices.setPrice(line.id, { price: 50_000, reason: REASON })
    const [after] = (await readCart(cart)).items
    expect(Number(after.subtotal)).toBe(500 + Number(post.price))
    expect(after).not.toHaveProperty("rate_parts")
  })

  it("is refused for other days, pieces or another price than staff saw, until they have seen these", async () => {
    const rental = await cartWithRental("rtc-360", ["2027-07-06", "2027-07-08"], { token: customer.token })
    const [line] = (await readCart(rental)).items
    const shown = async () => (await prices.cart()).body.lines[0].version
    const set = (version: string) => prices.setPrice(line.id, { price: 80_000, reason: REASON, version })
    const seen = await shown()
    const period = { rentalstartdate: "2027-07-06", rentalenddate: "2027-07-30" }
    expect((await api("PUT", `/cart/rental/${line.id}/`, { body: period })).status).toBe(200)
    const [moved] = (await readCart(rental)).items
    const refused = await set(seen)
    expect([refused.status, refused.body.version]).toEqual([409, await shown()])
    expect((await readCart(rental)).items[0]).toMatchObject({ subtotal: moved.subtotal, price_is_set: false })
    expect((await set(refused.body.version)).status).toBe(200)
    expect((await readCart(rental)).items[0]).toMatchObject({ subtotal: "800.00", price_is_set: true })
    expect((await set(refused.body.version)).status).toBe(409)
  })

  it("of a piece is refused for other pieces than staff saw", async () => {
    const { cart, line } = await cablesAtThirty(1)
    const { version } = (await prices.cart()).body.lines[0]
    await api("PUT", `/cart/accessory/${line.id}/`, { body: { quantity: 50 } })
    expect((await prices.setPrice(line.id, { price: 1_000, reason: REASON, version })).status).toBe(409)
    expect((await readCart(cart)).items[0]).toMatchObject({ quantity: 50, price_is_set: false })
  })

  it.each<[string, object, string]>([
    ["no price", { price: null, reason: REASON }, "price"],
    ["a negative price", { price: -1, reason: REASON }, "price"],
    ["half a Rappen", { price: 0.5, reason: REASON }, "price"],
    ["no reason", { price: 3_000, reason: "" }, "reason"],
  ])("needs more than %s", async (_case, body, field) => {
    const cart = await cartWithAccessory("usb-c-kabel")
    await link(cart)
    const [line] = (await readCart(cart)).items
    const answer = await prices.setPrice(line.id, body)
    expect([answer.status, Object.keys(answer.body)]).toEqual([400, [field]])
    expect((await readCart(cart)).items[0].subtotal).toBe(line.subtotal)
  })

  it("isn't set in a cart of nobody or of another customer, nor on a quoted line", async () => {
    const foreign = await cartWithAccessory("usb-c-kabel")
    const [line] = (await readCart(foreign)).items
    expect((await prices.setPrice(line.id, { price: 1, reason: REASON })).status).toBe(404)
    const quote = await issuedQuote(customer)
    const redeemed = await api("POST", `/quotes/${quote.id}/redeem/`, { token: customer.token })
    const [quoted] = (await readCart(redeemed.body.cart)).items
    expect((await prices.setPrice(quoted.id, { price: 1, reason: REASON })).status).toBe(409)
  })

  it("stands against the customer's discount and for more than a day, then it is today's again", async () => {
    const { cart, line } = await cablesAtThirty(2)
    await discounted(customer)
    await link(cart)
    const age = (facts: string) => sql(`update cart_line_item set metadata = ${facts} where id = $1`, line.id)
    await age(`metadata || '{"priced_at": "2026-11-10T08:00:00Z"}'`)
    expect((await readCart(cart)).items[0].subtotal).toBe("60.00")
    await age(`jsonb_set(metadata, '{special,set,validUntil}', '"2026-11-23"')`)
    const refused = await checkOut(cart, customer)
    expect([refused.status, refused.body.code]).toEqual([409, "price_changed"])
    expect((await readCart(cart)).items[0]).toMatchObject({ discount_percent: "10", list_subtotal: line.subtotal })
  })

  it("ends when the pieces change and when staff end it; the same product again is a line of its own", async () => {
    const { cart, line } = await cablesAtThirty(2)
    const { id } = await demoProduct("usb-c-kabel", "accessory")
    await add("accessory", id, { cart, quantity: 1 }, customer.token)
    expect((await readCart(cart)).items.map(({ subtotal }) => subtotal)).toEqual(["60.00", line.product.price])
    for (const quantity of [1, 2]) await api("PUT", `/cart/accessory/${line.id}/`, { body: { quantity } })
    expect((await readCart(cart)).items[0].subtotal).toBe(line.subtotal)
    await prices.setPrice(line.id, { price: 3_000, reason: REASON })
    expect((await prices.endPrice(line.id)).status).toBe(200)
    expect((await readCart(cart)).items[0].subtotal).toBe(line.subtotal)
    expect(await auditOf(prices.id, "customer.line-price-end")).toHaveLength(1)
  })

  it("goes through a quote into the order and the accounts, which staff see with its reason", async () => {
    const { cart } = await cablesAtThirty(3)
    const quote = await issuedQuote(customer, cart)
    expect(quote.items[0].subtotal).toBe("90.00")
    const redeemed = await api("POST", `/quotes/${quote.id}/redeem/`, { token: customer.token })
    const order = await invoicedOrder(customer, redeemed.body.cart)
    expect(order.accessoryitems[0]).toMatchObject({ subtotal: "90.00" })
    const { orders } = await erp.state()
    const mirrored = orders.find(({ document_nr }) => document_nr === order.bexio_order_id)
    expect(Number(mirrored?.total)).toBe(Number(order.total_cost))
    const office = await prices.desk<StaffOrderOffice>("GET", `/admin/orders/${order.id}/office`)
    expect(office.body.groups[0].lines[0]).toMatchObject({ total: 9_000, price_reason: REASON })
  })
})
