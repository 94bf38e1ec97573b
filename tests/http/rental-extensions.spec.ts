import { beforeAll, describe, expect, it } from "vitest"
import type { Order } from "#shop/orders/wire/order"
import type { ExtensionConflict } from "#shop/orders/wire/rental-change"
import { api, demoProduct, sql, until } from "../harness"
import { cartWithRental } from "./cart-support"
import { checkOut } from "./checkout-support"
import {
  cancel,
  changesOf,
  customer,
  extend,
  mailsAbout,
  offer,
  ordered,
  reservationOf,
  startRentals,
} from "./rental-change-support"

beforeAll(startRentals)

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
