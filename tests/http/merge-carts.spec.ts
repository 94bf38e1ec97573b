import { beforeAll, describe, expect, it } from "vitest"
import { api, demoProduct, newCartToken, type SignedInCustomer, signedInCustomer } from "../harness"
import { add, cartWithAccessory, cartWithRental, fillCart, readCart } from "./cart-support"
import { pricesOf } from "./special-price-support"

let customer: SignedInCustomer
beforeAll(async () => {
  customer = await signedInCustomer()
})

const link = (cart: string, { token } = customer) => api("PUT", `/cart/${cart}/`, { token, body: {} })
const merge = (cart: string, earlier: unknown, { token } = customer) =>
  api("POST", `/cart/${cart}/merge/`, { token, body: { earlier } })
const linesOf = async (cart: string) =>
  (await readCart(cart)).items.map(({ display_name, display_quantity }) => [display_name, display_quantity])

async function linked(cart: string): Promise<string> {
  expect((await link(cart)).status).toBe(200)
  return cart
}

describe("POST /cart/{cart}/merge/", () => {
  it("adds the earlier cart's pieces to the same product's line and takes the others along", async () => {
    const earlier = await linked(await cartWithAccessory("usb-c-kabel", 2))
    await add("accessory", (await demoProduct("usb-stick", "accessory")).id, { cart: earlier })
    const cart = await linked(await cartWithAccessory("usb-c-kabel", 3))
    const { status, body } = await merge(cart, earlier)
    expect([status, body]).toEqual([200, { total_quantity: 6, left: [] }])
    const quantities = (await linesOf(cart)).map(([, quantity]) => quantity)
    expect(quantities.sort()).toEqual(["1", "5"])
    expect(await linesOf(earlier)).toEqual([])
    expect((await link(cart)).body.earlier).toBeNull()
  })

  it("keeps each rental and what it demands, at the same price, and names a period that both carts have", async () => {
    const period: [string, string] = ["2027-08-10", "2027-08-12"]
    const earlier = await linked(await cartWithRental("icon-icr70", period))
    const cart = await linked(await cartWithRental("icon-icr70", period))
    const before = await Promise.all([readCart(earlier), readCart(cart)])
    expect((await merge(cart, earlier)).body.left).toEqual([])
    const after = await readCart(cart)
    expect(after.items.map(({ id }) => id).sort()).toEqual(
      before.flatMap(({ items }) => items.map(({ id }) => id)).sort(),
    )
    expect(Number(after.total_price)).toBeCloseTo(before.reduce((sum, { total_price }) => sum + Number(total_price), 0))
    expect(after.items.filter(({ conflict }) => conflict !== null).length).toBeGreaterThan(0)
  })

  it("lets what came along follow the pieces of its line", async () => {
    const station = await demoProduct("icon-icr70", "purchase")
    const [earlier, cart] = [newCartToken(), newCartToken()]
    await add("purchase", station.id, { cart: earlier, quantity: 2 })
    await add("purchase", station.id, { cart })
    await linked(earlier)
    await linked(cart)
    await merge(cart, earlier)
    const { items } = await readCart(cart)
    expect(items.map(({ quantity, mandatory }) => [quantity, mandatory])).toEqual([
      [3, false],
      [3, true],
    ])
    expect(items[1].demanded_by).toBe(items[0].id)
  })

  it("keeps the price that staff set for a line of the earlier cart, beside the same product at the list's", async () => {
    const earlier = await linked(await cartWithAccessory("usb-c-kabel", 2))
    const [{ id }] = (await readCart(earlier)).items
    const agreed = await (await pricesOf(customer)).setPrice(id, { price: 90, reason: "Zusage am Telefon" })
    expect(agreed.status, JSON.stringify(agreed.body)).toBe(200)
    const cart = await linked(await cartWithAccessory("usb-c-kabel", 3))
    expect((await merge(cart, earlier)).body).toEqual({ total_quantity: 5, left: [] })
    const { items } = await readCart(cart)
    expect(items.map(({ quantity, price_is_set }) => [quantity, price_is_set]).sort()).toEqual([
      [2, true],
      [3, false],
    ])
    expect(items.find(({ quantity }) => quantity === 2)).toMatchObject({ id, subtotal: "1.80" })
  })

  it("leaves what would be too many pieces where it is, and says so", async () => {
    const earlier = await linked(await cartWithAccessory("usb-c-kabel", 500))
    const cart = await linked(await cartWithAccessory("usb-c-kabel", 500))
    const [line] = (await readCart(earlier)).items
    const { body } = await merge(cart, earlier)
    expect(body).toEqual({
      total_quantity: 500,
      left: [{ item: line.id, display_name: line.display_name, reason: "quantity" }],
    })
    expect((await readCart(earlier)).items[0].quantity).toBe(500)
    expect((await link(cart)).body.earlier).toEqual({ token: earlier, total_quantity: 500 })
  })

  it("is refused for more than a hundred lines together, and both carts stay as they are", async () => {
    const [earlier, cart] = [await cartWithAccessory("usb-stick"), await cartWithAccessory("usb-c-kabel")]
    for (const one of [earlier, cart]) await fillCart(await linked(one), 50)
    expect((await merge(cart, earlier)).body).toEqual({ total_quantity: 100, left: [] })
    const third = await linked(await cartWithAccessory("holzstativ"))
    const { status, body } = await merge(cart, third)
    expect([status, body]).toEqual([400, { non_field_errors: ["Ein Warenkorb fasst höchstens 100 Positionen."] }])
    const counts = await Promise.all([cart, third].map(async (one) => (await readCart(one)).items.length))
    expect(counts).toEqual([100, 1])
    const joined = await linked(await cartWithAccessory("usb-c-kabel"))
    expect((await merge(cart, joined)).body.left).toEqual([])
  })

  it("merges once, however often and however concurrently it is asked for", async () => {
    const earlier = await linked(await cartWithAccessory("usb-c-kabel", 2))
    const cart = await linked(await cartWithAccessory("usb-c-kabel", 3))
    const answers = await Promise.all(Array.from({ length: 6 }, () => merge(cart, earlier)))
    expect(answers.map(({ status, body }) => [status, body.total_quantity])).toEqual(answers.map(() => [200, 5]))
  })

  it("loses and doubles nothing when both carts are merged into each other at once", async () => {
    const one = await linked(await cartWithAccessory("usb-c-kabel", 2))
    const other = await linked(await cartWithAccessory("usb-stick", 3))
    const answers = await Promise.all([merge(one, other), merge(other, one), merge(one, other), merge(other, one)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const totals = await Promise.all([one, other].map(async (cart) => (await readCart(cart)).total_quantity))
    expect(totals.sort()).toEqual([0, 5])
  })

  it("begins a cart where there is none yet", async () => {
    const earlier = await linked(await cartWithAccessory("usb-c-kabel", 2))
    const cart = newCartToken()
    expect((await merge(cart, earlier)).body).toEqual({ total_quantity: 2, left: [] })
    expect((await readCart(cart)).total_quantity).toBe(2)
  })

  it("knows no cart that isn't the customer's, on either side", async () => {
    const own = await linked(await cartWithAccessory("usb-c-kabel"))
    const nobodys = await cartWithAccessory("usb-c-kabel")
    const foreign = await cartWithAccessory("usb-c-kabel")
    await link(foreign, await signedInCustomer())
    for (const earlier of [nobodys, foreign, newCartToken()]) expect((await merge(own, earlier)).status).toBe(404)
    expect((await merge(foreign, own)).status).toBe(404)
    expect((await readCart(own)).total_quantity).toBe(1)
  })

  it.each([
    ["itself", (cart: string) => cart],
    ["no token", () => undefined],
    ["a token too short", () => "kurz"],
  ])("refuses %s as the earlier cart", async (_case, earlierOf) => {
    const cart = await linked(await cartWithAccessory("usb-c-kabel"))
    const { status, body } = await merge(cart, earlierOf(cart))
    expect([status, Object.keys(body)]).toEqual([400, ["earlier"]])
  })
})
