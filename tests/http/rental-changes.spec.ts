import { beforeAll, describe, expect, it } from "vitest"
import type { Order } from "#shop/orders/wire/order"
import type { CancellationConflict, ExtensionConflict, ExtensionOffer } from "#shop/orders/wire/rental-change"
import type { StaffOrderRentals } from "#shop/orders/wire/staff-rental-lines"
import {
  api,
  demoProduct,
  impersonationLink,
  mails,
  type SignedInCustomer,
  signedInCustomer,
  sql,
  staff,
  until,
} from "../harness"
import { add, cartWithRental } from "./cart-support"
import { checkOut } from "./checkout-support"

let customer: SignedInCustomer
beforeAll(async () => {
  customer = await signedInCustomer()
})

/** Monday 14.12. to Wednesday 16.12.2026: three weeks after the tests' Tuesday, 24.11. */
const DECEMBER: [string, string] = ["2026-12-14", "2026-12-16"]

async function ordered(period: [string, string], slug = "blk-360-g2", by = customer) {
  const { body } = await checkOut(await cartWithRental(slug, period), by)
  return read(body.id, by)
}
const read = async (id: string, by = customer) => (await api<Order>("GET", `/orders/${id}/`, { token: by.token })).body

/** The order without what follows from the ERP in its own time. */
const withoutErp = ({ bexio_order_id: _order, bexio_invoice_id: _invoice, ...order }: Order) => order

const pathOf = (order: Order, action: string) => `/orders/${order.id}/items/${order.rentalitems[0].id}/${action}/`
const cancel = <Answer = Order>(order: Order, fee: string, by = customer) =>
  api<Answer>("POST", pathOf(order, "cancel"), { token: by.token, body: { confirmed_fee: fee } })
const extend = <Answer = Order>(order: Order, end: string, price: string, by = customer) =>
  api<Answer>("POST", pathOf(order, "extension"), {
    token: by.token,
    body: { rentalenddate: end, confirmed_price: price },
  })
const offer = async (order: Order, by = customer) =>
  (await api<ExtensionOffer>("GET", pathOf(order, "extension"), { token: by.token })).body

const reservationOf = async (order: Order) =>
  (await sql("select status, end_day::text, window_end::text from rental_reservation where order_id = $1", order.id))[0]
const changesOf = (order: Order) => sql("select * from rental_change where order_id = $1 order by created_at", order.id)
const mailsAbout = ({ shop_number }: Order, words: RegExp) =>
  mails().filter(({ subject }) => subject.includes(shop_number) && words.test(subject))

describe("an order with a rental", () => {
  it("says what a cancellation costs today and until when", async () => {
    const order = await ordered(DECEMBER)
    expect(order.rentalitems[0].standing).toEqual({
      state: "reserved",
      rentalstartdate: "2026-12-14",
      rentalenddate: "2026-12-16",
      days: 3,
      return_due: "2026-12-16",
      cancellation: {
        fee: "270.00",
        vat: "21.87",
        rounding: expect.stringMatching(/^-?0\.0\d$/),
        total: expect.stringMatching(/^291\.8[5-9]$/),
        percent: 50,
        working_days: expect.any(Number),
        half_fee_until: "2026-12-03",
        full_fee: "540.00",
      },
      cancellation_bar: null,
      extension_bar: null,
      has_certificate: false,
    })
    expect(order).toMatchObject({ changes: [], amended: null, cancelled: false })
  })
})

describe("the day by which a rental has to be back", () => {
  it("comes as many working days after the last one as its way back takes", async () => {
    const order = await ordered(["2027-01-14", "2027-01-15"])
    await sql(
      `update rental_reservation set delivery_type_id =
         (select id from rental_delivery_type where transit_back_days = 1 and deleted_at is null limit 1)
        where order_id = $1`,
      order.id,
    )
    expect((await read(order.id)).rentalitems[0].standing).toMatchObject({ return_due: "2027-01-18" })
  })
})

describe("POST /orders/{id}/items/{item}/cancel/", () => {
  it("frees the unit at once and keeps fee, day and who did it", async () => {
    const order = await ordered(DECEMBER)
    const { status, body } = await cancel(order, "270.00")
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({
      cancelled: true,
      total_cost: order.total_cost,
      changes: [{ kind: "cancellation", day: "2026-11-24", fee: "270.00", percent: 50, days: 3 }],
      amended: { subtotal: "270.00", shipping_cost: "0.00", vat_cost: "21.87" },
    })
    expect(body.rentalitems[0].standing).toMatchObject({ state: "cancelled", cancellation_bar: "cancelled" })
    expect(withoutErp(await read(order.id))).toEqual(withoutErp(body))
    expect(await reservationOf(order)).toMatchObject({ status: "cancelled" })
    expect(await changesOf(order)).toMatchObject([{ fee: 27000, actor_type: "customer" }])
  })

  it("leaves what else was ordered", async () => {
    const cart = await cartWithRental("blk-360-g2", ["2027-01-11", "2027-01-12"])
    await add("accessory", (await demoProduct("usb-c-kabel", "accessory")).id, { cart })
    const { body } = await checkOut(cart, customer)
    const order = await read(body.id)
    const kept = Number(order.accessoryitems[0].subtotal) + 180
    expect((await cancel(order, "180.00")).body).toMatchObject({
      cancelled: false,
      subtotal: order.subtotal,
      amended: { subtotal: kept.toFixed(2), shipping_cost: "10.00" },
    })
  })

  it("refuses any other fee with the one of today, and changes nothing", async () => {
    const order = await ordered(["2027-01-18", "2027-01-19"])
    const refusal = await cancel<CancellationConflict>(order, "1.00")
    expect(refusal.status).toBe(409)
    expect(refusal.body).toMatchObject({ code: "fee_changed", cancellation: { fee: "180.00", percent: 50 } })
    expect(withoutErp(await read(order.id))).toEqual(withoutErp(order))
  })

  it("answers the same to whoever asks twice, at once or later, and owes the fee once", async () => {
    const order = await ordered(["2027-01-20", "2027-01-21"])
    const answers = await Promise.all([cancel(order, "180.00"), cancel(order, "180.00"), cancel(order, "180.00")])
    answers.push(await cancel(order, "180.00"))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    for (const { body } of answers) expect(withoutErp(body)).toEqual(withoutErp(answers[0].body))
    expect(await changesOf(order)).toHaveLength(1)
    expect((await cancel(order, "360.00")).status).toBe(400)
  })

  it("and a hand-over at the same time never both happen", async () => {
    const order = await ordered(["2027-01-25", "2027-01-26"])
    // A unit goes out once: what the demo has out is back by then.
    await sql("update rental_reservation set status = 'returned' where status = 'handed_over'")
    const [answer, handedOver] = await Promise.all([
      cancel(order, "180.00"),
      sql(
        "update rental_reservation set status = 'handed_over' where order_id = $1 and status = 'reserved' returning id",
        order.id,
      ),
    ])
    expect([answer.status === 200, handedOver.length === 1].filter(Boolean)).toHaveLength(1)
    expect(await changesOf(order)).toHaveLength(answer.status === 200 ? 1 : 0)
  })

  it.each(["handed_over", "returned"])("is refused for a unit that is %s", async (status) => {
    const order = await ordered(["2027-02-01", "2027-02-02"], "rtc-360")
    await sql("update rental_reservation set status = $2 where order_id = $1", order.id, status)
    const { standing } = (await read(order.id)).rentalitems[0]
    expect(standing).toMatchObject({ state: status, cancellation_bar: status })
    const refusal = await cancel(order, standing?.cancellation.fee ?? "")
    expect(refusal.status).toBe(400)
    expect(await changesOf(order)).toEqual([])
  })

  it("looks missing to others, for the order and for the item", async () => {
    const order = await ordered(["2027-02-03", "2027-02-04"])
    const other = await signedInCustomer()
    const foreign = await cancel(order, "180.00", other)
    const missing = await api("POST", `/orders/${order.id}/items/gibt-es-nicht/cancel/`, {
      token: customer.token,
      body: { confirmed_fee: "180.00" },
    })
    expect([foreign.status, foreign.body]).toEqual([404, missing.body])
    expect(missing.status).toBe(404)
  })

  it("is closed with an order that staff cancelled", async () => {
    const order = await ordered(["2027-02-15", "2027-02-16"])
    const admin = await staff()
    const [{ id }] = await sql("select id from rental_reservation where order_id = $1", order.id)
    const byStaff = { confirmed_fee: "180.00", is_waived: false, note: "Telefon" }
    expect((await admin("POST", `/admin/rental/reservations/${id}/cancel`, byStaff)).status).toBe(200)
    const { standing } = (await read(order.id)).rentalitems[0]
    expect(standing).toMatchObject({ state: "cancelled", cancellation_bar: "cancelled", extension_bar: "cancelled" })
    await cancel(order, "180.00")
    expect(await changesOf(order)).toMatchObject([{ kind: "cancellation" }])
  })

  it("is the customer's own: staff in his name can extend only, which is written down", async () => {
    const order = await ordered(["2027-02-17", "2027-02-17"])
    const { token: link } = await impersonationLink(customer.email)
    const { auth_token: token } = (await api("POST", "/impersonate/", { body: { token: link } })).body
    const acting = { ...customer, token }
    expect((await cancel(order, "90.00", acting)).status).toBe(400)
    expect((await extend(order, "2027-02-18", "180.00", acting)).status).toBe(200)
    expect(await changesOf(order)).toMatchObject([{ kind: "extension", actor_type: "impersonation" }])
  })

  it("is confirmed by mail, once", async () => {
    const order = await ordered(["2027-02-08", "2027-02-09"])
    await cancel(order, "180.00")
    await cancel(order, "180.00")
    const sent = () => mailsAbout(order, /^Storniert: BLK 360 G2/)
    await until("the mail about the cancellation", () => sent().length > 0)
    expect(sent()).toHaveLength(1)
    expect(sent()[0].text).toMatch(/50 % der Miete: \*?\*?CHF\s180\.00/)
    expect(sent()[0].text).toContain("STATUS:CANCELLED")
  })

  it("shows in the admin with its fee", async () => {
    const order = await ordered(["2027-02-10", "2027-02-11"])
    await cancel(order, "180.00")
    const admin = await staff()
    const { body } = await admin<StaffOrderRentals>("GET", `/admin/rental/orders/${order.id}`)
    expect(body.lines[0]).toMatchObject({
      state: "cancelled",
      serial_number: null,
      changes: [{ kind: "cancellation", fee: 18000, percent: 50 }],
    })
  })
})

describe("GET /orders/{id}/items/{item}/extension/", () => {
  it("lists the later ends with prices, Sundays free, and what ends them", async () => {
    const order = await ordered(["2027-03-08", "2027-03-10"], "rtc-360")
    const { rentalenddate, options, bar } = await offer(order)
    expect([rentalenddate, bar]).toEqual(["2027-03-10", null])
    const day = Number(order.rentalitems[0].product.price)
    expect(options.slice(0, 3).map((option) => [option.rentalenddate, option.days, option.price])).toEqual([
      ["2027-03-11", 1, day.toFixed(2)],
      ["2027-03-12", 2, (2 * day).toFixed(2)],
      ["2027-03-15", 4, (4 * day).toFixed(2)],
    ])
  })

  it("says why a cancelled rental has none", async () => {
    const order = await ordered(["2027-03-16", "2027-03-17"])
    await cancel(order, "180.00")
    expect(await offer(order)).toMatchObject({ options: [], bar: "cancelled" })
  })
})

describe("POST /orders/{id}/items/{item}/extension/", () => {
  const NOT_LATER = "Das neue Mietende muss nach dem jetzigen liegen."

  it("moves the end, keeps the rest, and costs what was shown", async () => {
    const order = await ordered(["2027-05-10", "2027-05-12"])
    const [option] = (await offer(order)).options
    const { status, body } = await extend(order, option.rentalenddate, option.price)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.rentalitems[0]).toMatchObject({
      rentalenddate: "2027-05-12",
      subtotal: "540.00",
      standing: { rentalenddate: "2027-05-13", days: 4, cancellation: { full_fee: "720.00" } },
    })
    expect(Number(body.amended?.total_cost)).toBeCloseTo(Number(order.total_cost) + Number(option.total), 8)
    expect(await reservationOf(order)).toMatchObject({ end_day: "2027-05-13", window_end: "2027-05-13" })
    const calendar = await api<string>("GET", `/orders/${order.id}/calendar.ics`, { token: customer.token })
    expect(calendar.body).toContain("DTEND;VALUE=DATE:20270514")
    await until("the mail about the extension", () => mailsAbout(order, /^Verlängert bis Do 13\.5\.2027/).length > 0)
  })

  it("answers the same when it is asked twice at once, and is paid once", async () => {
    const order = await ordered(["2027-05-18", "2027-05-18"])
    const answers = await Promise.all([extend(order, "2027-05-19", "180.00"), extend(order, "2027-05-19", "180.00")])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await changesOf(order)).toHaveLength(1)
  })

  it("refuses another price with what is possible now", async () => {
    const order = await ordered(["2027-05-25", "2027-05-25"])
    const refusal = await extend<ExtensionConflict>(order, "2027-05-26", "1.00")
    expect(refusal.status).toBe(409)
    expect(refusal.body).toMatchObject({ code: "price_changed", extension: { rentalenddate: "2027-05-25" } })
    expect(refusal.body.extension.options[0]).toMatchObject({ rentalenddate: "2027-05-26", price: "180.00" })
  })

  it.each([
    ["the end it has", "2027-06-01", [NOT_LATER]],
    ["an earlier day", "2027-05-31", [NOT_LATER]],
    ["a Saturday", "2027-06-05", [expect.any(String)]],
    ["beyond the most days at once", "2027-12-01", [expect.any(String)]],
  ])("refuses %s", async (_case, end, rentalenddate) => {
    const order = await ordered(["2027-06-01", "2027-06-01"])
    const refusal = await extend(order, end, "180.00")
    expect([refusal.status, refusal.body]).toEqual([400, { rentalenddate }])
    await sql("update rental_reservation set status = 'cancelled' where order_id = $1", order.id)
  })

  it("and bookings of the same days: exactly as many win as there are units", async () => {
    const { id } = await demoProduct("blk-360-g2")
    const [{ units }] = await sql("select count(*)::int as units from rental_unit where product_id = $1", id)
    const orders: Order[] = []
    for (let unit = 0; unit < units; unit += 1) orders.push(await ordered(["2027-07-05", "2027-07-06"]))
    const carts = await Promise.all(orders.map(() => cartWithRental("blk-360-g2", ["2027-07-07", "2027-07-08"])))
    const answers = await Promise.all([
      ...orders.map((order) => extend(order, "2027-07-07", "180.00")),
      ...carts.map((cart) => checkOut(cart, customer)),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(units)
    for (const { status, body } of answers.filter((answer) => answer.status !== 200))
      expect([status, (body as { reason?: string }).reason]).toEqual([409, "booked"])
    const [{ most }] = await sql(
      `select max(taken)::int as most from (
         select count(*) as taken from rental_reservation
          where status <> 'cancelled' and date '2027-07-07' between window_start and window_end
          group by unit_id) days`,
    )
    expect(most).toBe(1)
  })
})
