import { randomUUID } from "node:crypto"
import { beforeEach, describe, expect, it } from "vitest"
import type { NewOrderFacts } from "#shop/checkout/wire/staff-order"
import { api, erp, mails, mailTo, type SignedInCustomer, signedInCustomer, sql, until } from "../harness"
import { approve, limitedCompany } from "./approval-support"
import { cartWithAccessory, readCart } from "./cart-support"
import { checkOut } from "./checkout-support"
import { askForQuote, giveUp, printedText } from "./document-support"
import { discounted, pricesOf } from "./special-price-support"
import { cableLine, orderDesk, rentalLine } from "./staff-order-support"

let customer: SignedInCustomer
let desk: Awaited<ReturnType<typeof orderDesk>>
beforeEach(async () => {
  customer = await signedInCustomer()
  desk = await orderDesk(customer)
})

let week = 0
/** Three working days that no other test asks for. */
const freeDays = (): [string, string] => {
  week += 1
  const day = (date: number) => new Date(Date.UTC(2027, 5, 1 + 7 * week + date)).toISOString().slice(0, 10)
  return [day(0), day(2)]
}

const ordersOf = async (): Promise<{ id: string; shop_number: string }[]> =>
  sql(`select id, custom_display_id as shop_number from "order" where customer_id = $1`, desk.customer_id)
const cartsOf = () => sql("select token from session_cart_token where customer_id = $1", desk.customer_id)

describe("what staff put together for a customer", () => {
  it("is priced as his cart would be, his discount in it, and keeps nothing", async () => {
    await discounted(customer, { permille: 100 })
    const { status, body } = await desk.preview([await rentalLine("rtc-360", freeDays()), await cableLine(2)])
    expect(status, JSON.stringify(body)).toBe(200)
    const [rental, cables] = body.items
    expect(rental).toMatchObject({ discount_percent: "10", display_quantity: "3 Tage", conflict: null })
    expect(Number(rental.subtotal)).toBe(Number(rental.list_subtotal) * 0.9)
    expect(cables).toMatchObject({ quantity: 2, display_name: "USB-C-Kabel, 3 m" })
    expect(await cartsOf()).toEqual([])
  })

  it.each<[string, object, (list: number) => number]>([
    ["per cent of the list's", { price: "percent", price_value: 250 }, (list) => list * 0.75],
    ["less than the list's", { price: "less", price_value: 5_000 }, (list) => list - 50],
    ["an own one", { price: "own", price_value: 60_000 }, () => 600],
  ])("has a price that was agreed: %s", async (_case, price, expected) => {
    const line = await rentalLine("rtc-360", freeDays(), { ...price, price_reason: "Stammkunde" })
    const [item] = (await desk.preview([line])).body.items
    expect(item.price_is_set).toBe(true)
    expect(Number(item.subtotal)).toBeCloseTo(expected(Number(item.list_subtotal)), 2)
  })

  it.each<[string, object, string]>([
    ["a price without a reason", { price: "own", price_value: 100 }, "lines.0.price_reason"],
    ["more than all of it", { price: "percent", price_value: 1001, price_reason: "x" }, "lines.0.price_value"],
    ["no amount", { price: "less", price_value: null, price_reason: "x" }, "lines.0.price_value"],
    ["no day", { rentalstartdate: null }, "lines.0.rentalstartdate"],
    ["a day that is over", { rentalstartdate: "2026-11-02" }, "lines.0.rentalstartdate"],
    ["no way of delivery", { delivery: null }, "lines.0.delivery"],
    ["a service that isn't its own", { productservices: ["x"] }, "lines.0.productservices"],
    ["a product that isn't there", { id: "x" }, "lines.0.id"],
    ["no number of pieces", { quantity: 0 }, "lines.0.quantity"],
    ["what is nothing to sell", { category: "x" }, "lines.0.category"],
  ])("is refused by its field for %s", async (_case, changes, field) => {
    const { status, body } = await desk.preview([await rentalLine("rtc-360", freeDays(), changes)])
    expect([field === "lines.0.id" ? 404 : 400, [field]]).toEqual([status, Object.keys(body)])
  })

  it("is refused above what can be kept, as are its quote and an order of the customer's own", async () => {
    const price = { price: "own", price_value: 999_999_999, price_reason: "x" }
    const lines = [await cableLine(3, price)]
    const refused = await desk.quote(lines, "1.00")
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ["lines"]])
    expect((await desk.preview(lines)).status).toBe(400)
    const cart = await cartWithAccessory("usb-c-kabel", 3)
    await api("PUT", `/cart/${cart}/`, { token: customer.token, body: {} })
    const [{ id }] = (await readCart(cart)).items
    expect((await (await pricesOf(customer)).setPrice(id, { price: price.price_value, reason: "x" })).status).toBe(200)
    const answers = [await askForQuote(customer, cart), await checkOut(cart, customer)]
    expect(answers.map(({ status, body }) => [status, Object.keys(body)])).toEqual([
      [400, ["non_field_errors"]],
      [400, ["non_field_errors"]],
    ])
  })

  it("says of taken days why, and what is possible instead", async () => {
    const days = freeDays()
    const line = await rentalLine("rtc-360", days)
    const { body } = await desk.preview(Array.from({ length: 20 }, () => line))
    const taken = body.items.filter(({ conflict }) => conflict !== null)
    expect(taken.length).toBeGreaterThan(0)
    expect(taken[0].conflict).toMatchObject({ reason: "booked", non_field_errors: [expect.any(String)] })
  })
})

describe("an order by staff", () => {
  it("is an order as any: reserved, confirmed by mail and in the accounts, and says who placed it", async () => {
    const days = freeDays()
    const lines = [
      await rentalLine("rtc-360", days, { price: "own", price_value: 60_000, price_reason: "Messe" }),
      await cableLine(),
    ]
    const { status, body } = await desk.order(lines, { referencenum: "BV 7", note: "Ruft am Montag an" })
    expect(status, JSON.stringify(body)).toBe(200)
    const seen = await api("GET", `/orders/${body.id}/`, { token: customer.token })
    expect(seen.body).toMatchObject({ shop_number: body.shop_number, total_cost: body.total_cost })
    const [reserved] = await sql(
      "select start_day::text, end_day::text from rental_reservation where order_id = $1",
      body.id,
    )
    expect([reserved.start_day, reserved.end_day]).toEqual(days)
    const mail = await mailTo(customer.email, new RegExp(body.shop_number))
    expect(mail.text).not.toContain("Messe")
    await until("the accounts to have it", async () => {
      const [mirror] = await sql("select erp_order_id from erp_mirror where order_id = $1", body.id)
      return mirror?.erp_order_id ?? null
    })
    const [{ metadata }] = await sql(`select metadata from "order" where id = $1`, body.id)
    expect(metadata).toMatchObject({
      reference: "BV 7",
      impersonation: { reason: "Bestellung in der Verwaltung erfasst" },
      terms: { accepted_at: expect.any(String) },
    })
    expect(await sql("select text from order_note where order_id = $1", body.id)).toEqual([
      { text: "Ruft am Montag an" },
    ])
    const audit = await sql("select action from audit_entry where subject_id = $1 order by created_at", body.id)
    expect(audit.map(({ action }) => action)).toContain("order.by-staff")
    const listed = await desk.desk("GET", `/admin/customers/${desk.customer_id}/impersonations`)
    expect(listed.body.impersonations).toMatchObject([{ orders: [{ id: body.id }], ended_at: expect.any(String) }])
  })

  it("is one order, however often and at once it is sent; another one under its key is none", async () => {
    const key = randomUUID()
    const lines = [await cableLine()]
    const answers = await Promise.all([1, 2, 3].map(() => desk.order(lines, { key })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    const [{ shop_number }] = await ordersOf()
    const other = await desk.order([await cableLine(2)], { key })
    expect(other.status).toBe(409)
    expect(JSON.stringify(other.body)).toContain(`schon bestellt, unter ${shop_number}`)
    expect(await ordersOf()).toHaveLength(1)
  })

  it("leaves nothing behind where its days are taken or it costs something else", async () => {
    const line = await rentalLine("rtc-360", freeDays())
    const taken = await desk.order(Array.from({ length: 20 }, () => line))
    expect([taken.status, taken.body.reason]).toEqual([409, "booked"])
    const dearer = await desk.order([line], { confirmed_total: "1.00" })
    expect([dearer.status, dearer.body.code]).toEqual([409, "price_changed"])
    expect([await ordersOf(), await cartsOf()]).toEqual([[], []])
    expect((await api("GET", "/profile/", { token: customer.token })).status).toBe(200)
  })

  it("goes to a saved address, and to nobody else's", async () => {
    const { body: saved } = await api("POST", "/addresses/", {
      token: customer.token,
      body: {
        company: "",
        first_name: "Urs",
        last_name: "Bau",
        address: "Feldweg 1",
        postalcode: "9490",
        city: "Vaduz",
        country: "Liechtenstein",
      },
    })
    const { body } = await desk.order([await cableLine()], { shipping_address_id: saved.id })
    const [to] = await sql(
      `select address_1, city, metadata->>'country' as country from order_address where id = (select shipping_address_id from "order" where id = $1)`,
      body.id,
    )
    expect(to).toEqual({ address_1: "Feldweg 1", city: "Vaduz", country: "Liechtenstein" })
    const strange = await (await orderDesk(await signedInCustomer())).order([await cableLine()], {
      shipping_address_id: saved.id,
    })
    expect([strange.status, Object.keys(strange.body)]).toEqual([400, ["shipping_address_id"]])
  })

  it("goes to a site that is typed for this order alone, and says which of its lines is missing", async () => {
    const site = { company: "Schulhaus Ost", first_name: "Urs", last_name: "Bau", address: "Feldweg 1" }
    const shipping_address = { ...site, postalcode: "8000", city: "Zürich" }
    const { status, body } = await desk.order([await cableLine()], { shipping_address })
    expect(status, JSON.stringify(body)).toBe(200)
    const printed = await sql(
      `select billing.city as billed, a.company, a.first_name, a.address_1, a.city from "order" o
         join order_address a on a.id = o.shipping_address_id join order_address billing on billing.id = o.billing_address_id
        where o.id = $1`,
      body.id,
    )
    const { address: address_1, company, first_name } = site
    expect(printed).toEqual([
      { billed: expect.not.stringMatching("Zürich"), company, first_name, address_1, city: "Zürich" },
    ])
    expect((await api("GET", "/addresses/", { token: customer.token })).body).toEqual([])
    const refused = await desk.order([await cableLine()], { shipping_address: { ...shipping_address, city: " " } })
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ["shipping_address.city"]])
    const both = await desk.order([await cableLine()], { shipping_address, shipping_address_id: "caddr_x" })
    expect([both.status, Object.keys(both.body)]).toEqual([400, ["shipping_address_id"]])
  })

  it("is for who called just now, too, before she has a password", async () => {
    const email = "gerade-eben@example.ch"
    const company = { company: "Eben AG", company_uid: "", sector: "Sonstige", address: "Weg 1", postalcode: "9000" }
    const person = { city: "Wil", first_name: "Eva", last_name: "Eben", phone: "071", email, is_invited: false }
    expect((await desk.desk("POST", "/admin/shop-customers", { ...company, ...person })).status).toBe(201)
    const { status, body } = await (await orderDesk({ email })).order([await cableLine()])
    expect(status, JSON.stringify(body)).toBe(200)
    await mailTo(email, new RegExp(body.shop_number))
  })

  it("is for no one whose account is closed or who has none", async () => {
    await desk.desk("POST", `/admin/customers/${desk.customer_id}/deactivation`, { reason: "Zahlt nicht" })
    for (const customer_id of [desk.customer_id, "cus_unknown"]) {
      const { status, body } = await desk.order([await cableLine()], { customer_id })
      expect([status, Object.keys(body)]).toEqual([400, ["customer_id"]])
    }
  })

  it("above the limit of a company waits for its approval like the customer's own, and is marked once it is approved", async () => {
    const { manager, member } = await limitedCompany()
    const of = await orderDesk(member)
    const { status, body } = await of.order([await cableLine()], { note: "Eilt" })
    expect([status, body.shop_number]).toEqual([200, null])
    expect(await sql(`select id from "order" where customer_id = $1`, of.customer_id)).toEqual([])
    expect((await approve(manager, body.approval.id)).status).toBe(200)
    const [{ metadata }] = await sql(`select metadata from "order" where customer_id = $1`, of.customer_id)
    expect(metadata.impersonation.reason).toBe("Bestellung in der Verwaltung erfasst")
  })
})

describe("devices at a glance", () => {
  const facts = async (query: string) => (await desk.desk<NewOrderFacts>("GET", `/admin/new-order?${query}`)).body

  it("have a unit less on days that were ordered", async () => {
    const [start, end] = freeDays()
    const line = await rentalLine("rtc-360", [start, end])
    const query = `from=${start}&days=3&delivery=${line.delivery}`
    const freeOf = ({ devices }: NewOrderFacts) => devices.find(({ id }) => id === line.id)!.free
    const before = freeOf(await facts(query))
    expect((await desk.order([line])).status).toBe(200)
    expect(freeOf(await facts(query))).toEqual(before.map((free) => free - 1))
  })

  it("begin today at the earliest and know which days are worked on", async () => {
    const { from, days, today } = await facts("from=2026-01-01&days=6")
    expect([from, days.length]).toEqual([today, 6])
    expect(days.map(({ is_working_day }) => is_working_day)).toEqual([true, true, true, true, false, false])
  })

  it.each(["from=2026-02-30", "from=9999-12-31", "days=0", "days=43", "delivery=x"])("refuse %s", async (query) => {
    expect((await desk.desk("GET", `/admin/new-order?${query}`)).status).toBe(400)
  })

  it("come with what is sold, by its name", async () => {
    const { body } = await desk.desk("GET", "/admin/new-order/goods?q=usb-c")
    expect(body.goods).toMatchObject([{ category: "accessory", name: "USB-C-Kabel, 3 m" }])
  })
})

describe("a quote by staff", () => {
  it("is one, with one mail, however often and however much at once the same is sent", async () => {
    const lines = [await cableLine(7)]
    const answers = [...(await Promise.all([desk.quote(lines), desk.quote(lines)])), await desk.quote(lines)]
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    const [id, ...others] = new Set(answers.map(({ body }) => body.id))
    expect(others).toEqual([])
    await mailTo(customer.email, /^Ihre Offerte /)
    const sent = mails().filter(({ to, subject }) => to.includes(customer.email) && subject.startsWith("Ihre Offerte "))
    expect(sent).toHaveLength(1)
    expect(await sql("select id from quote where customer_id = $1", desk.customer_id)).toEqual([{ id }])
  })

  it("is mailed as the accounts print it, and ordered by the customer at the agreed price", async () => {
    const line = await rentalLine("rtc-360", freeDays(), { price: "own", price_value: 60_000, price_reason: "Messe" })
    const { status, body } = await desk.quote([line])
    expect([status, body.has_accounts], JSON.stringify(body)).toEqual([201, true])
    const { subject, text, attachments } = await mailTo(customer.email, /^Ihre Offerte /)
    const [quote] = (await api("GET", "/quotes/", { token: customer.token })).body
    expect([quote.id, `Ihre Offerte ${quote.document_nr}`]).toEqual([body.id, subject])
    expect(text).not.toContain("Messe")
    expect(attachments).toMatchObject([{ filename: `Offerte ${quote.document_nr}.pdf` }])
    expect(await printedText(attachments[0].content)).toContain(quote.document_nr)
    expect((await api("POST", `/quotes/${quote.id}/redeem/`, { token: customer.token })).status).toBe(200)
  })

  it("is mailed, too, where both its jobs gave up before staff had it written again", async () => {
    const refused = { kind: "answer", status: 422 } as const
    await erp.fail({ method: "POST", path: "/2.0/kb_offer", from: 1, times: 99, action: refused })
    const { body } = await desk.quote([await cableLine(3)])
    for (const job of ["issue-quote", "quote-mail"]) await giveUp(body.id, job)
    await erp.heal()
    expect((await desk.desk("POST", `/admin/erp/quotes/${body.id}/retry`, {})).status).toBe(200)
    await mailTo(customer.email, /^Ihre Offerte /)
  })

  it("is refused for another sum than was shown", async () => {
    expect((await desk.quote([await cableLine()], "1.00")).status).toBe(409)
  })
})
