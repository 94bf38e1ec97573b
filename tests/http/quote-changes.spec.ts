import { afterAll, beforeAll, describe, expect, it } from "vitest"
import {
  AT_ONCE_MS,
  api,
  demoDeliveryTypes,
  demoProduct,
  newCartToken,
  type SignedInCustomer,
  signedInCustomer,
  sql,
  until,
} from "../harness"
import { cartWithAccessory, cartWithRental, readCart } from "./cart-support"
import { checkOut } from "./checkout-support"
import { colleague, founder } from "./company-support"
import { askForQuote, issuedQuote } from "./document-support"
import { pricesOf } from "./special-price-support"
import { staffProducts } from "./staff-product-support"

let customer: SignedInCustomer
let products: Awaited<ReturnType<typeof staffProducts>>
beforeAll(async () => {
  customer = await signedInCustomer()
  products = await staffProducts()
})

const redeem = (id: string) => api("POST", `/quotes/${id}/redeem/`, { token: customer.token })

/** Staff let the rental demand something, or nothing. */
async function demand(companionId: string | null) {
  expect((await products.save(products.rentalId, "links", { companion_id: companionId })).status).toBe(200)
  const demanded = async () => (await demoProduct("rtc-360")).mandatory_companion?.id ?? null
  await until("the catalogue", async () => (await demanded()) === companionId, AT_ONCE_MS)
}

describe("a quoted rental that is given other days", () => {
  beforeAll(async () => demand((await demoProduct("icon-icr70", "purchase")).mandatory_companion!.id))
  afterAll(() => demand(null))

  it("keeps what it demands when its quote is redeemed again", async () => {
    const quote = await issuedQuote(customer, await cartWithRental("rtc-360", ["2027-03-02", "2027-03-04"]))
    const { body } = await redeem(quote.id)
    const [rental, companion] = (await readCart(body.cart)).items
    expect([companion.demanded_by, companion.quoted_until]).toEqual([rental.id, "2026-12-08"])
    const move = (rentalstartdate: string, rentalenddate: string) =>
      api("PUT", `/cart/rental/${rental.id}/`, {
        token: customer.token,
        body: { quantity: 1, rentalstartdate, rentalenddate },
      })
    const same = await move("2027-03-02", "2027-03-04")
    expect([same.status, same.body.item]).toEqual([200, rental.id])
    const all = (await readCart(body.cart)).items.map(({ quoted_until }) => quoted_until)
    expect(all, "its own days are no change").toEqual(["2026-12-08", "2026-12-08"])
    const moved = await move("2027-03-09", "2027-03-11")
    expect(moved.status, JSON.stringify(moved.body)).toBe(200)
    expect((await readCart(body.cart)).items.map(({ quoted_until }) => quoted_until)).toEqual([null, null])
    await redeem(quote.id)
    const { items } = await readCart(body.cart)
    expect(items.filter(({ demanded_by }) => demanded_by === rental.id)).toHaveLength(1)
  })
})

describe("a quoted rental whose delivery the shop has given up meanwhile", () => {
  const days = (rentalstartdate: string, rentalenddate: string) => ({ rentalstartdate, rentalenddate })

  it("is had for its own days and for no others, which nobody is offered", async () => {
    const courier = {
      ...{ name: "Kurier", description: "", price_rappen: 9_900, preparation_days: 0, transit_out_days: 0 },
      ...{ transit_back_days: 1, cut_off_time: null, needs_delivery_address: true, is_default: false },
    }
    const added = await products.admin("POST", "/admin/rental/delivery-types", { ...courier, is_active: true })
    expect(added.status, JSON.stringify(added.body)).toBe(201)
    const delivery: string = added.body.id
    const isListed = async () => (await demoDeliveryTypes()).all.some(({ id }) => id === delivery)
    await until("the type in the shop", isListed, AT_ONCE_MS)
    const quote = await issuedQuote(
      customer,
      await cartWithRental("rtc-360", ["2027-06-08", "2027-06-10"], { delivery }),
    )
    const { body } = await redeem(quote.id)
    const shown = async () => (await readCart(body.cart)).items[0]
    expect(await shown()).not.toHaveProperty("period_is_fixed")

    const change = { ...courier, is_active: false, version: 1 }
    expect((await products.admin("POST", `/admin/rental/delivery-types/${delivery}`, change)).status).toBe(200)
    await until("the type to leave the shop", async () => !(await isListed()), AT_ONCE_MS)
    const { id, ...line } = await shown()
    expect(line).toMatchObject({ product_is_inactive: false, period_is_fixed: true, conflict: null })
    const others = days("2027-06-15", "2027-06-17")
    const why = "Die gewählte Lieferung oder ein Service ist nicht mehr erhältlich. Bitte wählen Sie das Gerät neu."
    const asked = await api("GET", `/cart/rental/${id}/period/?${new URLSearchParams(others)}`)
    const moved = await api("PUT", `/cart/rental/${id}/`, { body: others })
    for (const { status, body } of [asked, moved]) expect([status, body]).toEqual([400, { non_field_errors: [why] }])

    const closing = { starts_on: "2027-06-08", ends_on: "2027-06-08", name: "Umbau", is_confirmed: true }
    expect((await products.admin("POST", "/admin/rental/closed-days", closing)).status).toBe(201)
    await until("the conflict", async () => (await shown()).conflict !== null, AT_ONCE_MS)
    expect((await shown()).conflict).toMatchObject({ reason: "closed", alternatives: [] })
  })
})

it("has its quoted price while the same number of pieces is sent again", async () => {
  const quote = await issuedQuote(customer, await cartWithAccessory("usb-c-kabel", 3))
  const { body } = await redeem(quote.id)
  const quotedUntil = async () => (await readCart(body.cart)).items[0].quoted_until
  const [{ id }] = (await readCart(body.cart)).items
  const send = (quantity: number) => api("PUT", `/cart/accessory/${id}/`, { body: { quantity } })
  expect((await send(3)).status).toBe(200)
  expect(await quotedUntil()).toBe("2026-12-08")
  await send(4)
  expect(await quotedUntil()).toBeNull()
})

describe("a cart with a quote whose last day is over, at prices that are today's", () => {
  /** As if it had been redeemed 15 days ago, and nothing had become dearer since. */
  async function lapsed(by: SignedInCustomer, pieces: number) {
    const quote = await issuedQuote(by, await cartWithAccessory("usb-c-kabel", pieces))
    const { body } = await api("POST", `/quotes/${quote.id}/redeem/`, { token: by.token })
    await sql(
      "update quote set valid_from = valid_from - 15, valid_until = valid_until - 15, content_hash = id where id = $1",
      quote.id,
    )
    await sql(
      `update cart_line_item set metadata = jsonb_set(metadata, '{quote,validUntil}', '"2026-11-23"')
        where metadata->'quote'->>'id' = $1`,
      quote.id,
    )
    return { quote, cart: body.cart as string }
  }
  const stateOf = async ({ token }: SignedInCustomer, id: string) =>
    (await api("GET", "/quotes/", { token })).body.find((quote: { id: string }) => quote.id === id).state

  it("says nothing of the quote, and is quoted anew", async () => {
    const { quote, cart } = await lapsed(customer, 31)
    expect((await readCart(cart)).items[0]).toMatchObject({ quantity: 31, quoted_until: null })
    const { status, body } = await askForQuote(customer, cart)
    expect([status, body.total_cost, body.valid_until]).toEqual([200, quote.total_cost, "2026-12-08"])
    expect(body.id).not.toBe(quote.id)
  })

  it("is a colleague's when it is given, whose order isn't that of the quote", async () => {
    const giver = await founder()
    const other = await colleague(giver)
    const { quote, cart } = await lapsed(giver, 32)
    const { id } = await pricesOf(other)
    const given = await api("POST", `/cart/${cart}/give/`, { token: giver.token, body: { colleague: id } })
    expect(given.status, JSON.stringify(given.body)).toBe(200)
    const { body } = await api("PUT", `/cart/${newCartToken()}/`, { token: other.token, body: {} })
    expect((await checkOut(body.earlier.token, other)).status).toBe(200)
    expect(await stateOf(giver, quote.id)).toBe("expired")
  })

  it("is joined with another one, whose order isn't that of the quote", async () => {
    const { quote, cart: earlier } = await lapsed(customer, 33)
    const cart = await cartWithAccessory("usb-stick", 2)
    const { body } = await api("POST", `/cart/${cart}/merge/`, { token: customer.token, body: { earlier } })
    expect(body).toEqual({ total_quantity: 35, left: [] })
    expect((await checkOut(cart, customer)).status).toBe(200)
    expect(await stateOf(customer, quote.id)).toBe("expired")
  })

  it("gets a price from staff", async () => {
    const { cart } = await lapsed(customer, 34)
    const [{ id }] = (await readCart(cart)).items
    const set = await (await pricesOf(customer)).setPrice(id, { price: 90, reason: "Zusage am Telefon" })
    expect(set.status, JSON.stringify(set.body)).toBe(200)
  })
})
