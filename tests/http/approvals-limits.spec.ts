import { randomUUID } from "node:crypto"
import { beforeEach, describe, expect, it } from "vitest"
import type { Order } from "#shop/orders/wire/order"
import type { ExtensionOffer, ExtensionOption } from "#shop/orders/wire/rental-change"
import { api, demoProduct, type SignedInCustomer, signedInCustomer, sql, staff } from "../harness"
import { approve, limit, limitedCompany, requestFor, withdraw } from "./approval-support"
import { add, cartWithAccessory, cartWithRental, readCart } from "./cart-support"
import { checkOut } from "./checkout-support"
import { accept, founder, freshEmail, invite, invitedToken } from "./company-support"
import { issuedQuote } from "./document-support"

beforeEach(() => sql("delete from session_attempt"))

const DEVICE = "blk-360-g2"
let weeks = 0
/** Tuesday and Wednesday that no other test of this file asks for. */
function freshDays(): [string, string] {
  weeks += 1
  const day = (date: number) => new Date(Date.UTC(2027, 7, date + 7 * weeks)).toISOString().slice(0, 10)
  return [day(3), day(4)]
}
const codeOf = ({ status, headers }: { status: number; headers: Headers }) => [status, headers.get("refusal-code")]

describe("an extension", () => {
  const pathOf = ({ id, rentalitems: [rental] }: Order) => `/orders/${id}/items/${rental.id}/extension/`
  const extend = ({ token }: SignedInCustomer, order: Order, { rentalenddate, price }: ExtensionOption) =>
    api("POST", pathOf(order), { token, body: { rentalenddate, confirmed_price: price } })
  const laterEnds = async ({ token }: SignedInCustomer, order: Order) =>
    (await api<ExtensionOffer>("GET", pathOf(order), { token })).body.options
  async function placed(by: SignedInCustomer): Promise<Order> {
    const { body } = await checkOut(await cartWithRental(DEVICE, freshDays()), by)
    return (await api<Order>("GET", `/orders/${body.id}/`, { token: by.token })).body
  }

  it("needs who manages once the order with all of them is above the limit", async () => {
    const { manager, member } = await limitedCompany("9000.00")
    const order = await placed(member)
    const [first, second] = await laterEnds(member, order)
    await limit(manager, (Number(order.total_cost) + Number(first.total)).toFixed(2))
    const above = [409, "orders.extension_above_limit"]
    const markedFor = async (by: SignedInCustomer) =>
      (await laterEnds(by, order)).slice(0, 2).map(({ above_limit }) => above_limit)
    expect([await markedFor(member), await markedFor(manager)]).toEqual([
      [undefined, true],
      [undefined, undefined],
    ])
    expect(codeOf(await extend(member, order, second))).toEqual(above)
    expect((await extend(member, order, first)).status).toBe(200)
    const [next] = await laterEnds(member, order)
    expect(codeOf(await extend(member, order, next))).toEqual(above)
    expect((await extend(member, order, first)).status).toBe(200)
    expect((await extend(manager, order, next)).status).toBe(200)
  })

  it("of an order that isn't the company's is nobody else's business", async () => {
    const customer = await signedInCustomer({ email: freshEmail() })
    const order = await placed(customer)
    const manager = await founder()
    await limit(manager, "0.00")
    await invite(manager.token, customer.email)
    expect((await accept(customer.token, await invitedToken(customer.email))).status).toBe(200)
    const [later] = await laterEnds(customer, order)
    expect((await extend(customer, order, later)).status).toBe(200)
  })
})

describe("requests of one customer", () => {
  it("are ten at most, however many are made at once", async () => {
    const { member } = await limitedCompany()
    const carts = await Promise.all(Array.from({ length: 14 }, () => cartWithAccessory("usb-c-kabel")))
    const answers = await Promise.all(carts.map((cart) => checkOut(cart, member)))
    const refusals = answers.filter(({ status }) => status !== 200)
    expect(refusals.map(codeOf)).toEqual(refusals.map(() => [409, "approvals.too_many"]))
    expect(answers.length - refusals.length).toBe(10)
  })
})

describe("a quote", () => {
  it("isn't redeemed while it waits for approval, and after that into the cart that came back", async () => {
    const { member } = await limitedCompany()
    const quote = await issuedQuote(member, await cartWithAccessory("usb-c-kabel", 8))
    const redeem = () => api("POST", `/quotes/${quote.id}/redeem/`, { token: member.token })
    const { body: first } = await redeem()
    const id = await requestFor(member, first.cart)
    expect(codeOf(await redeem())).toEqual([409, "quotes.asked_for"])
    await withdraw(member, id)
    const { status, body: again } = await redeem()
    expect([status, again.cart === first.cart]).toEqual([200, false])
    expect((await readCart(again.cart)).items.map(({ quantity }) => quantity)).toEqual([8])
    const carts = await sql("select distinct cart_id from cart_line_item where metadata->'quote'->>'id' = $1", quote.id)
    expect(carts).toHaveLength(1)
  })

  it("isn't redeemed meanwhile into a cart that another tab has begun under the same token, nor ordered by staff", async () => {
    const { manager, member } = await limitedCompany()
    const quote = await issuedQuote(member, await cartWithAccessory("usb-c-kabel", 9))
    const redeem = () => api("POST", `/quotes/${quote.id}/redeem/`, { token: member.token })
    const { body: first } = await redeem()
    const id = await requestFor(member, first.cart)
    const { id: product } = await demoProduct("usb-stick", "accessory")
    expect((await add("accessory", product, { cart: first.cart }, member.token)).status).toBe(200)
    expect(codeOf(await redeem())).toEqual([409, "quotes.asked_for"])
    const desk = await staff()
    const byStaff = { key: randomUUID(), referencenum: "", note: "", confirmed_total: quote.total_cost }
    const ordered = await desk("POST", `/admin/quotes/${quote.id}/order`, byStaff)
    expect([ordered.status, ordered.body.code]).toEqual([409, "quote_asked_for"])
    expect((await approve(manager, id)).status).toBe(200)
    expect(codeOf(await redeem())).toEqual([409, "quotes.ordered"])
  })
})
