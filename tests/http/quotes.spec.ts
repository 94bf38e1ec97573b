import { afterEach, beforeAll, describe, expect, it } from "vitest"
import type { Quote } from "#shop/quotes/wire/quote"
import {
  api,
  demoDeliveryTypes,
  demoProduct,
  erp,
  newCartToken,
  type SignedInCustomer,
  signedInCustomer,
  sql,
  until,
} from "../harness"
import { add, cartWithAccessory, cartWithRental, readCart } from "./cart-support"
import { checkOut } from "./checkout-support"
import { askForQuote, fetchPdf, issuedQuote, printedText } from "./document-support"

let customer: SignedInCustomer
let other: SignedInCustomer
beforeAll(async () => {
  ;[customer, other] = [await signedInCustomer(), await signedInCustomer()]
})
afterEach(() => erp.heal())

const quotesOf = async ({ token }: SignedInCustomer): Promise<Quote[]> => (await api("GET", "/quotes/", { token })).body
const redeem = (quote: Quote, { token } = customer) => api("POST", `/quotes/${quote.id}/redeem/`, { token })
/** As if `days` had passed since it was written. */
const age = (quote: Quote, days: number) =>
  sql(
    "update quote set valid_from = valid_from - $2::int, valid_until = valid_until - $2::int where id = $1",
    quote.id,
    days,
  )

/** A rental, a package with its mandatory companion, and cables. */
async function mixedCart(period: [string, string]): Promise<string> {
  const cart = await cartWithRental("blk-360-g2", period)
  const station = await demoProduct("icon-icr70", "purchase")
  await add("package", station.packages[0].id, { cart })
  const cable = await demoProduct("usb-c-kabel", "accessory")
  await add("accessory", cable.id, { cart, quantity: 3 })
  return cart
}

describe("POST /cart/{token}/quote/", () => {
  it("keeps the cart's lines and total for 14 days, and the ERP has the same", async () => {
    const token = await mixedCart(["2027-02-02", "2027-02-04"])
    const cart = await readCart(token)
    const quote = await issuedQuote(customer, token)
    expect(quote).toMatchObject({
      state: "open",
      is_valid_from: "2026-11-24",
      valid_until: "2026-12-08",
      total_cost: cart.total_cost,
      shop_number: expect.stringMatching(/^O-\d{4}$/),
      items: cart.items.map(({ display_name, display_quantity, subtotal }) => ({
        display_name,
        display_quantity,
        subtotal,
      })),
    })
    const { offers } = await erp.state()
    const [offer] = offers.filter(({ document_nr }) => document_nr === quote.document_nr)
    expect(offer).toMatchObject({ title: `Webshop Offerte ${quote.shop_number}`, is_valid_until: "2026-12-08" })
    expect(Number(offer.total)).toBe(Number(quote.total_cost))
  })

  it("is one quote however often and however concurrently the same cart is quoted", async () => {
    const cart = await cartWithAccessory("usb-c-kabel", 7)
    const answers = await Promise.all([1, 2, 3].map(() => askForQuote(customer, cart)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    const again = await issuedQuote(customer, cart)
    expect(again.id).toBe(answers[0].body.id)
    const { offers } = await erp.state()
    expect(offers.filter(({ title }) => title === `Webshop Offerte ${again.shop_number}`)).toHaveLength(1)
    await add("accessory", (await demoProduct("usb-c-kabel", "accessory")).id, { cart })
    expect((await issuedQuote(customer, cart)).id).not.toBe(again.id)
  })

  it("is kept while the ERP is down, and written there once when it is back", async () => {
    await erp.fail({ path: "/2.0/kb_offer", from: 1, times: 99, action: { kind: "answer", status: 503 } })
    const cart = await cartWithAccessory("usb-c-kabel", 11)
    const { status, body } = await askForQuote(customer, cart)
    expect([status, body.state, body.document_nr]).toEqual([200, "pending", null])
    expect((await api("GET", `/quotes/${body.id}/pdf`, { token: customer.token })).status).toBe(404)
    await erp.heal()
    await until(
      "the quote in the ERP",
      async () => (await quotesOf(customer)).find(({ id, state }) => id === body.id && state === "open"),
      60_000,
    )
    const { offers } = await erp.state()
    expect(offers.filter(({ title }) => title === `Webshop Offerte ${body.shop_number}`)).toHaveLength(1)
  })

  it("is no fault of the shop's while it waits for the second look-up after a lost answer", async () => {
    await erp.fail({ method: "POST", path: "/2.0/kb_offer", from: 2, times: 1, action: { kind: "drop" } })
    const { body: quote } = await askForQuote(customer, await cartWithAccessory("usb-c-kabel", 17))
    const seen = () =>
      sql("select attempts, last_error_class, doubt_lookups, erp_quote_id from quote where id = $1", quote.id)
    await until(
      "the first look-up",
      async () => (await seen())[0].doubt_lookups === 1 || (await seen())[0].erp_quote_id,
    )
    await until(
      "a job that waits",
      async () => (await sql("select from quote where id = $1 and lease_until is null", quote.id))[0],
    )
    expect(await seen()).toEqual([{ attempts: 1, last_error_class: "ambiguous", doubt_lookups: 1, erp_quote_id: null }])
  })

  it("is refused for an empty cart, and for another customer's", async () => {
    expect((await askForQuote(customer, newCartToken())).status).toBe(400)
    const cart = await cartWithAccessory("usb-c-kabel")
    await api("PUT", `/cart/${cart}/`, { token: other.token, body: {} })
    expect((await askForQuote(customer, cart)).status).toBe(404)
  })

  it("is refused with the next possible periods for a rental that is taken", async () => {
    const period: [string, string] = ["2027-02-16", "2027-02-18"]
    const cart = await cartWithRental("rtc-360", period)
    await orderAll("rtc-360", period)
    const { status, body } = await askForQuote(customer, cart)
    expect([status, body.reason, body.alternatives.length]).toEqual([409, "booked", 3])
  })
})

/** Orders the device for the period until no unit is left. */
async function orderAll(slug: string, [rentalstartdate, rentalenddate]: [string, string]) {
  const { id } = await demoProduct(slug)
  const { pickup } = await demoDeliveryTypes()
  const wish = { rentalstartdate, rentalenddate, delivery: pickup.id, productservice: null }
  for (;;) {
    const cart = newCartToken()
    const { status } = await add("rental", id, { cart, ...wish })
    if (status === 409) return
    expect((await checkOut(cart, other)).status).toBe(200)
  }
}

describe("GET /quotes/", () => {
  it("shows a customer's own, newest first", async () => {
    const quotes = await quotesOf(customer)
    expect(quotes.length).toBeGreaterThan(2)
    expect(quotes.map(({ created_at }) => created_at)).toEqual(
      quotes
        .map(({ created_at }) => created_at)
        .toSorted()
        .reverse(),
    )
    expect(await quotesOf(other)).toEqual([])
  })
})

describe("GET /quotes/{id}/pdf", () => {
  it("is the ERP's PDF with the quote's number, for its owner", async () => {
    const quote = await issuedQuote(customer)
    const { status, headers, bytes } = await fetchPdf(`/quotes/${quote.id}/pdf`, customer)
    expect([status, headers.get("content-type")]).toEqual([200, "application/pdf"])
    expect(headers.get("content-disposition")).toBe(`attachment; filename="Offerte_${quote.document_nr}.pdf"`)
    expect(await printedText(bytes)).toContain(String(quote.document_nr))
    expect((await fetchPdf(`/quotes/${quote.id}/pdf`, other)).status).toBe(404)
  })
})

describe("POST /quotes/{id}/redeem/", () => {
  it("puts the lines into a cart of the customer's at their quoted prices, which become an order once", async () => {
    const source = await mixedCart(["2027-02-09", "2027-02-11"])
    const quote = await issuedQuote(customer, source)
    await sql("update quote set lines = jsonb_set(lines, '{0,unitPrice}', '12345')  where id = $1", quote.id)
    const { status, body } = await redeem(quote)
    expect([status, body.total_quantity]).toEqual([200, 7])
    const cart = await readCart(body.cart)
    expect(cart.items.map(({ display_name }) => display_name)).toEqual(
      quote.items.map(({ display_name }) => display_name),
    )
    expect(cart.items.every(({ quoted_until }) => quoted_until === "2026-12-08")).toBe(true)
    expect(cart.items[0]).toMatchObject({ subtotal: "123.45", rentalstartdate: "2027-02-09", conflict: null })
    const [companion] = cart.items.filter(({ mandatory }) => mandatory)
    expect(cart.items.map(({ id }) => id)).toContain(companion.demanded_by)

    const ordered = await checkOut(body.cart, customer)
    expect([ordered.status, ordered.body.total_cost]).toEqual([200, cart.total_cost])
    const [listed] = (await quotesOf(customer)).filter(({ id }) => id === quote.id)
    expect(listed).toMatchObject({ state: "ordered", order: ordered.body.id })
    const refused = await redeem(quote)
    expect([refused.status, refused.body.code]).toEqual([409, "quote_ordered"])
  })

  it("is the same cart with the same lines however often and however concurrently, and keeps what was added", async () => {
    const quote = await issuedQuote(customer)
    const answers = await Promise.all([1, 2, 3].map(() => redeem(quote)))
    expect(new Set(answers.map(({ body }) => body.cart)).size).toBe(1)
    const token = answers[0].body.cart
    const cable = await demoProduct("usb-c-kabel", "accessory")
    await add("accessory", cable.id, { cart: token, quantity: 5 })
    await redeem(quote)
    const { items } = await readCart(token)
    expect(items.map(({ quantity, quoted_until }) => [quantity, quoted_until]).toSorted()).toEqual([
      [2, "2026-12-08"],
      [5, null],
    ])
  })

  it("holds the price beyond a day, and until the last day", async () => {
    const quote = await issuedQuote(customer, await cartWithAccessory("usb-c-kabel", 8))
    await age(quote, 14)
    const { body } = await redeem(quote)
    await sql(
      `update cart_line_item set unit_price = 1, raw_unit_price = '{"value":"1","precision":20}',
              metadata = jsonb_set(metadata, '{priced_at}', '"2026-11-10T08:00:00.000Z"')
        where metadata->'quote'->>'id' = $1`,
      quote.id,
    )
    expect((await readCart(body.cart)).items[0]).toMatchObject({ subtotal: "8.00", quoted_until: "2026-11-24" })
    expect((await checkOut(body.cart, customer)).status).toBe(200)
  })

  it("is refused after the last day, and a cart that was left until then gets today's price", async () => {
    const quote = await issuedQuote(customer, await cartWithAccessory("usb-c-kabel", 9))
    const { body } = await redeem(quote)
    await age(quote, 15)
    await sql(
      `update cart_line_item set unit_price = 1, raw_unit_price = '{"value":"1","precision":20}',
              metadata = jsonb_set(metadata, '{quote,validUntil}', '"2026-11-23"')
        where metadata->'quote'->>'id' = $1`,
      quote.id,
    )
    const refused = await redeem(quote)
    expect([refused.status, refused.body.code]).toEqual([409, "quote_expired"])
    const repriced = await checkOut(body.cart, customer)
    expect([repriced.status, repriced.body.code]).toEqual([409, "price_changed"])
    expect((await readCart(body.cart)).items[0]).toMatchObject({ quoted_until: null })
    expect((await readCart(body.cart)).items[0].subtotal).not.toBe("9.00")
  })

  it("gives what came along with a changed line today's price with it", async () => {
    const quote = await issuedQuote(customer, await mixedCart(["2027-03-16", "2027-03-18"]))
    const { body } = await redeem(quote)
    await sql(
      `update cart_line_item set unit_price = 1, raw_unit_price = '{"value":"1","precision":20}'
        where metadata->'quote'->>'id' = $1`,
      quote.id,
    )
    const quoted = (await readCart(body.cart)).items
    const [station] = quoted.filter(({ product }) => product.category === "package")
    const companionAmong = (items: typeof quoted) => items.find(({ demanded_by }) => demanded_by === station.id)
    expect(companionAmong(quoted)).toMatchObject({ subtotal: "1.00", quoted_until: quote.valid_until })
    const change = await api("PUT", `/cart/package/${station.id}/`, { body: { quantity: 9 } })
    expect(change.status).toBe(200)
    const { items } = await readCart(body.cart)
    const now = companionAmong(items)
    expect(now).toMatchObject({ quantity: 9, quoted_until: null })
    expect(Number(now?.subtotal)).toBeGreaterThan(9)
    expect(items.filter(({ quoted_until }) => quoted_until === null)).toHaveLength(2)
  })

  it("gives a line that the customer changes today's price", async () => {
    const quote = await issuedQuote(customer, await cartWithAccessory("usb-c-kabel", 4))
    const { body } = await redeem(quote)
    const [line] = (await readCart(body.cart)).items
    await api("PUT", `/cart/accessory/${line.id}/`, { body: { quantity: 3 } })
    expect((await readCart(body.cart)).items[0]).toMatchObject({ quantity: 3, quoted_until: null })
  })

  it("leaves the availability to the checkout, and can't be quoted again", async () => {
    const period: [string, string] = ["2027-02-23", "2027-02-25"]
    const quote = await issuedQuote(customer, await cartWithRental("rtc-360", period))
    await orderAll("rtc-360", period)
    const { body } = await redeem(quote)
    expect((await readCart(body.cart)).items[0].conflict?.reason).toBe("booked")
    expect((await checkOut(body.cart, customer)).status).toBe(409)
    expect((await askForQuote(customer, body.cart)).status).toBe(409)
    expect((await quotesOf(customer)).find(({ id }) => id === quote.id)?.state).toBe("open")
  })

  it("looks like none to another customer, and is 403 without a login", async () => {
    const quote = await issuedQuote(customer, await cartWithAccessory("usb-c-kabel", 6))
    const [foreign, missing] = [await redeem(quote, other), await redeem({ ...quote, id: "gibt-es-nicht" }, other)]
    expect([foreign.status, foreign.body]).toEqual([404, missing.body])
    expect((await api("POST", `/quotes/${quote.id}/redeem/`)).status).toBe(403)
  })
})
