import { beforeAll, describe, expect, it } from "vitest"
import type { StaffClosedDays } from "#shop/fleet/wire/staff-rental-configuration"
import type { CancellationConflict } from "#shop/orders/wire/rental-change"
import type { StaffOrderRentals } from "#shop/orders/wire/staff-rental-lines"
import { api, demoProduct, impersonationLink, signedInCustomer, sql, staff, until } from "../harness"
import { add, cartWithRental } from "./cart-support"
import { checkOut } from "./checkout-support"
import {
  cancel,
  changesOf,
  customer,
  DECEMBER,
  extend,
  mailsAbout,
  ordered,
  read,
  reservationOf,
  startRentals,
  withoutErp,
} from "./rental-change-support"

beforeAll(startRentals)

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

describe("a day that staff close between today and the start", () => {
  it("makes a cancellation of what was ordered before no dearer, but counts for what is ordered then", async () => {
    const days: [string, string] = ["2026-12-03", "2026-12-04"]
    const before = await ordered(days)
    const admin = await staff()
    const closing = { starts_on: "2026-12-01", ends_on: "2026-12-01", name: "Betriebsausflug", is_confirmed: true }
    expect((await admin("POST", "/admin/rental/closed-days", closing)).status).toBe(201)
    const after = await ordered(days)

    const offerOf = async ({ id }: { id: string }) => (await read(id)).rentalitems[0].standing?.cancellation
    expect(await offerOf(before)).toMatchObject({ fee: "180.00", working_days: 6, half_fee_until: "2026-11-24" })
    expect(await offerOf(after)).toMatchObject({ fee: "360.00", working_days: 5, half_fee_until: null })
    expect((await cancel(before, "180.00")).status).toBe(200)
    expect((await cancel(after, "180.00")).status).toBe(409)
    expect((await cancel(after, "360.00")).status).toBe(200)

    const { body } = await admin<StaffClosedDays>("GET", "/admin/rental/closed-days?year=2026")
    const own = body.days.find(({ date }) => date === "2026-12-01")
    expect((await admin("DELETE", `/admin/rental/closed-days/${own?.id}`)).status).toBe(200)
  })
})

describe("the day by which a rental has to be back", () => {
  it("comes as many working days after the last one as its way back takes", async () => {
    const order = await ordered(["2027-01-14", "2027-01-15"])
    await sql(
      `update rental_reservation set days_after = 1, delivery_type_id =
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
