import { randomUUID } from "node:crypto"
import { beforeAll, describe, expect, it } from "vitest"
import type { Order } from "#shop/orders/wire/order"
import type { StaffQuote, StaffQuotes } from "#shop/quotes/wire/staff-quotes"
import type { StaffSettings } from "#shop/settings/wire/staff-settings"
import type { StaffSearch } from "#wire/staff-search"
import { api, mails, type SignedInCustomer, signedInCustomer, sql, until } from "../harness"
import { readCart } from "./cart-support"
import { cableLine, orderDesk, rentalLine } from "./staff-order-support"

let customer: SignedInCustomer
let desk: Awaited<ReturnType<typeof orderDesk>>
beforeAll(async () => {
  await sql("delete from rental_reservation")
  customer = await signedInCustomer({ company: "Offerten Probe AG" })
  desk = await orderDesk(customer)
})

const list = async (query = "filter=all&limit=100") =>
  (await desk.desk<StaffQuotes>("GET", `/admin/quotes?${query}`)).body
const find = async (id: string, filter = "all") =>
  (await list(`filter=${filter}&limit=100`)).quotes.find((quote) => quote.id === id)

/** A quote by staff, as it stands in their list. */
async function quoted(lines: object[]): Promise<StaffQuote> {
  const { body } = await desk.quote(lines)
  const quote = await find(body.id)
  if (!quote) throw new Error("Not listed")
  return quote
}
const lapse = (id: string, valid_until: string) =>
  sql("update quote set valid_from = least(valid_from, $2::date), valid_until = $2 where id = $1", id, valid_until)

const order = ({ id, total }: StaffQuote, changes: object = {}) =>
  desk.desk("POST", `/admin/quotes/${id}/order`, {
    ...{ key: randomUUID(), referencenum: "BV-17", note: "Zusage am Telefon", confirmed_total: total },
    ...changes,
  })
const read = async (id: string) => (await api<Order>("GET", `/orders/${id}/`, { token: customer.token })).body

// The shop's clock shows Tuesday, 24 November 2026; a quote holds for 14 days.
describe("GET /admin/quotes", () => {
  it("has each quote where it stands, with how many there are", async () => {
    const before = (await list()).counts
    const [open, ending, expired, sold] = [
      await quoted([await cableLine(2)]),
      await quoted([await cableLine(3)]),
      await quoted([await cableLine(4)]),
      await quoted([await cableLine(5)]),
    ]
    await lapse(ending.id, "2026-11-27")
    await lapse(expired.id, "2026-11-23")
    expect((await order(sold)).status).toBe(200)
    const standing = await Promise.all(
      [open, ending, expired, sold].map(async ({ id }) => {
        const filters = ["open", "ending", "ordered", "expired"]
        const found = await Promise.all(filters.map(async (filter) => (await find(id, filter)) && filter))
        return found.filter(Boolean)
      }),
    )
    expect(standing).toEqual([["open"], ["open", "ending"], ["expired"], ["ordered"]])
    const { results } = (await desk.desk<StaffSearch>("GET", `/admin/search?q=${open.shop_number}`)).body
    expect(results.find(({ entity }) => entity === "quote")?.data.map(({ id }) => id)).toEqual([open.id])
    const { counts } = await list()
    const more = Object.entries(counts).map(([filter, count]) => [
      filter,
      count - before[filter as keyof typeof before],
    ])
    expect(Object.fromEntries(more)).toEqual({ open: 2, ending: 1, ordered: 1, expired: 1, all: 4 })
    expect(open).toMatchObject({
      shop_number: expect.stringMatching(/^O-\d+$/),
      customer: "Offerten Probe AG",
      created_on: "2026-11-24",
      valid_until: "2026-12-08",
      items: [{ name: expect.stringMatching(/^2 × USB-C-Kabel/), period: null }],
      order: null,
    })
    expect((await find(sold.id))?.order?.shop_number).toMatch(/^W-\d+$/)
    const { quotes } = await list("filter=open&limit=100")
    expect(quotes.map(({ valid_until }) => valid_until)).toEqual(quotes.map(({ valid_until }) => valid_until).sort())
  })

  it("is searched by number, company, address and product, a page at a time", async () => {
    const { shop_number: number } = await quoted([await rentalLine("rtc-360", ["2027-02-01", "2027-02-03"])])
    const digits = number.slice(2)
    const said = [`Offerte ${digits}`, `Offertnummer ${digits}`, `o ${digits}`, digits]
    for (const q of [number, ...said, "offerten probe", customer.email, "rtc"])
      expect(
        (await list(`filter=all&limit=100&q=${encodeURIComponent(q)}`)).quotes.map((one) => one.shop_number),
      ).toContain(number)
    for (const other of ["100%25", `Rechnung ${digits}`])
      expect((await list(`filter=all&q=${other}`)).quotes).toEqual([])
    expect((await list("filter=all&limit=1&offset=1")).quotes).toHaveLength(1)
    for (const wrong of ["filter=some", "limit=0", "offset=-1"])
      expect((await desk.desk("GET", `/admin/quotes?${wrong}`)).status).toBe(400)
  })
})

describe("POST /admin/quotes/{id}/order", () => {
  it("orders at the quoted prices, once, for the customer, who is told", async () => {
    const agreed = { price: "own", price_value: 10_000, price_reason: "Messepreis" }
    const line = await rentalLine("rtc-360", ["2027-01-11", "2027-01-13"], agreed)
    const quote = await quoted([line, await cableLine(2)])
    const key = randomUUID()
    const [first, second] = await Promise.all([order(quote, { key }), order(quote, { key })])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body.id).toBe(first.body.id)
    const made = await read(first.body.id)
    expect(made.total_cost).toBe(quote.total)
    expect(made.referencenum).toBe("BV-17")
    expect((await find(quote.id))?.order?.id).toBe(made.id)
    await until("its confirmation", async () => mails().some(({ subject }) => subject.includes(made.shop_number)))
    const [entry] = await sql(
      "select staff_id, after from audit_entry where action = 'order.by-staff' and subject_id = $1",
      made.id,
    )
    expect([entry.staff_id, entry.after.customer_id]).toEqual([expect.any(String), desk.customer_id])
    const again = await order(quote)
    expect([again.status, JSON.stringify(again.body)]).toEqual([409, expect.stringContaining("bereits bestellt")])
  })

  it("costs what it does today once its sum of today was agreed to, which the refusal names", async () => {
    const quote = await quoted([await cableLine(8)])
    const { sales } = (await desk.desk<StaffSettings>("GET", "/admin/shop-settings")).body
    const fee = { ...sales, shippingFeeRappen: sales.shippingFeeRappen + 500 }
    expect((await desk.desk("POST", "/admin/shop-settings/sales", fee)).status).toBe(200)
    const wrong = () => order(quote, { confirmed_total: "1.00" })
    await until("the new fee", async () => (await wrong()).body.total !== quote.total)
    const refused = await wrong()
    expect([refused.status, refused.body.code]).toEqual([409, "price_changed"])
    expect(Number(refused.body.total) - Number(quote.total)).toBeCloseTo(5 * 1.081, 1)
    expect((await order(quote)).status).toBe(409)
    const { body } = await order({ ...quote, total: refused.body.total })
    expect((await read(body.id)).total_cost).toBe(refused.body.total)
  })

  it("takes it out of the cart that the customer had put it into", async () => {
    const quote = await quoted([await cableLine(2)])
    const redeemed = await api("POST", `/quotes/${quote.id}/redeem/`, { token: customer.token })
    expect(redeemed.status).toBe(200)
    expect((await readCart(redeemed.body.cart)).items).toHaveLength(1)
    expect((await order(quote)).status).toBe(200)
    expect((await readCart(redeemed.body.cart)).items).toEqual([])
  })

  it("is refused for what lapsed, another total, taken days and nothing", async () => {
    const lapsed = await quoted([await cableLine(6)])
    await lapse(lapsed.id, "2026-11-23")
    expect((await order(lapsed)).status).toBe(409)
    const quote = await quoted([await cableLine(7)])
    expect((await order(quote, { confirmed_total: "1.00" })).status).toBe(409)
    expect((await order(quote, { key: "short" })).status).toBe(400)
    expect((await order(quote, { referencenum: "x".repeat(16) })).status).toBe(400)
    expect((await order({ ...quote, id: "quote_nix" })).status).toBe(404)
    const days: [string, string] = ["2027-03-01", "2027-03-03"]
    const rental = await quoted([await rentalLine("mobile-mapping-set", days)])
    for (let taken = 200; taken === 200; )
      taken = (await desk.order([await rentalLine("mobile-mapping-set", days)])).status
    expect((await order(rental)).status).toBe(409)
    expect((await find(rental.id))?.order).toBeNull()
  })
})
