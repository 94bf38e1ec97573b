import { beforeAll, describe, expect, it } from "vitest"
import type { StaffToday } from "#shop/fleet/wire/staff-today"
import type { Order } from "#shop/orders/wire/order"
import { api, sql } from "../harness"
import { cartWithRental } from "./cart-support"
import { checkOut } from "./checkout-support"
import {
  admin,
  allAtHome,
  customer,
  handOver,
  handoverOf,
  ordered,
  orderedAlone,
  reservationOf,
  startHandovers,
} from "./handover-support"

beforeAll(startHandovers)

// The shop's clock shows Tuesday, 24 November 2026.
describe("handing over", () => {
  it("takes another unit of the product, if it is the one at hand", async () => {
    const { id, orderId, unit_id, product_id } = await ordered("blk-360-g2")
    const [other] = await sql(
      `select id, serial_number from rental_unit where product_id = $1 and id <> $2 and is_in_service
         and coalesce(calibration_due >= '2026-12-31', true) limit 1`,
      product_id,
      unit_id,
    )
    expect((await handOver(id, other.serial_number)).status).toBe(200)
    expect((await reservationOf(orderId)).unit_id).toBe(other.id)
  })

  it.each([
    ["tomorrow", "2026-11-25"],
    ["last week, fetched late", "2026-11-19"],
  ])("takes a unit that came back today though it is to be restocked, for a rental from %s", async (_case, start) => {
    await allAtHome()
    const early = await ordered("blk-360-g2")
    const mine = await ordered("blk-360-g2")
    await sql(
      `update rental_reservation set status = 'returned', start_day = '2026-11-18', window_start = '2026-11-18',
          end_day = '2026-11-24', window_end = '2026-11-26' where id = $1`,
      early.id,
    )
    await sql("update rental_reservation set start_day = $2, window_start = $2 where id = $1", mine.id, start)
    expect((await handOver(mine.id, early.serial_number)).status).toBe(200)
    expect((await reservationOf(mine.orderId)).unit_id).toBe(early.unit_id)
  })

  it("takes a unit that was with others since a rental began that is fetched late", async () => {
    await allAtHome()
    const others = await ordered("blk-360-g2")
    const mine = await ordered("blk-360-g2")
    await sql(
      `update rental_reservation set status = 'returned', start_day = '2026-11-18', window_start = '2026-11-18',
          end_day = '2026-11-19', window_end = '2026-11-20' where id = $1`,
      others.id,
    )
    await sql(
      "update rental_reservation set start_day = '2026-11-17', window_start = '2026-11-17' where id = $1",
      mine.id,
    )
    expect((await handOver(mine.id, others.serial_number)).status).toBe(200)
    expect((await reservationOf(mine.orderId)).unit_id).toBe(others.unit_id)
  })

  it("moves a rental that should have left on the day before: its customer can't cancel it for that", async () => {
    await allAtHome()
    const [{ id: delivery }] = await sql("select id from rental_delivery_type where slug = 'express-post'")
    const cart = await cartWithRental("blk-2-go", ["2026-11-26", "2026-11-27"], { delivery })
    const { body: order } = await checkOut(cart, customer)
    const sent = await reservationOf(order.id)
    const other = await ordered("blk-2-go")
    const gone = await ordered("blk-2-go", ["2027-02-15", "2027-02-17"])
    await sql(
      "update rental_reservation set start_day = '2026-11-24', window_start = '2026-11-23' where id = $1",
      sent.id,
    )
    await sql(
      `update rental_reservation set status = 'returned', unit_id = $2, start_day = '2026-11-19', end_day = '2026-11-20',
              window_start = '2026-11-19', window_end = '2026-11-23' where id = $1`,
      gone.id,
      other.unit_id,
    )
    const days = { starts_on: "2026-11-24", ends_on: "2026-11-24" }
    const repair = { unit_id: sent.unit_id, kind: "repair", ...days, note: "" }
    expect((await admin("POST", "/admin/rental/blocks", repair)).status).toBe(201)
    expect((await reservationOf(order.id)).unit_id).toBe(other.unit_id)
    const { body: read } = await api<Order>("GET", `/orders/${order.id}/`, { token: customer.token })
    expect(read.rentalitems[0].standing?.cancellation_bar).toBe("dispatched")
    await allAtHome()
  })

  it("refuses a unit that is promised to somebody else by name", async () => {
    const mine = await ordered("blk-3d")
    const theirs = await ordered("blk-3d")
    await sql("update rental_reservation set is_pinned = true where id = $1", theirs.id)
    const { status, body } = await handOver(mine.id, theirs.serial_number)
    expect([status, body.conflicts, body.can_exchange]).toEqual([409, [theirs.id], true])
    expect(body.non_field_errors).toEqual([expect.stringMatching(/ist fest versprochen: Bestellung W-\d+, Muster/)])
    expect((await reservationOf(mine.orderId)).status).toBe("reserved")

    const { status: exchanged } = await handOver(mine.id, theirs.serial_number, { is_exchanged: true })
    expect(exchanged).toBe(200)
    expect((await reservationOf(mine.orderId)).unit_id).toBe(theirs.unit_id)
    expect((await reservationOf(theirs.orderId)).unit_id).toBe(mine.unit_id)
  })

  it("refuses a unit that somebody needs who can have no other, and offers no exchange: he isn't promised it by name", async () => {
    await allAtHome()
    const mine = await ordered("blk-3d")
    const theirs = await ordered("blk-3d")
    const others = "product_id = $1 and id <> $2"
    await sql(`update rental_unit set is_in_service = false where ${others}`, mine.product_id, theirs.unit_id)
    const refused = await handOver(mine.id, theirs.serial_number)
    expect([refused.status, refused.body.conflicts, refused.body.can_exchange]).toEqual([409, [theirs.id], false])
    await sql(`update rental_unit set is_in_service = true where ${others}`, mine.product_id, theirs.unit_id)
  })

  it("refuses a unit that somebody still has, and offers no exchange", async () => {
    const mine = await ordered("blk-2-go")
    const theirs = await ordered("blk-2-go")
    await sql("update rental_reservation set status = 'handed_over' where id = $1", theirs.id)
    const { status, body } = await handOver(mine.id, theirs.serial_number, { is_exchanged: true })
    expect([status, body.can_exchange]).toEqual([409, false])
    expect(body.non_field_errors[0]).toContain("ist noch bei")
  })

  it("refuses a unit that is late by name, though it is promised to this rental", async () => {
    const next = await ordered("nivelliergeraet-set")
    const late = await ordered("nivelliergeraet-set", ["2027-02-15", "2027-02-17"])
    await sql(
      `update rental_reservation set status = 'handed_over', unit_id = $2, start_day = '2026-11-16',
          end_day = '2026-11-20', window_start = '2026-11-16', window_end = '2026-11-20' where id = $1`,
      late.id,
      next.unit_id,
    )
    const { status, body } = await handOver(next.id, next.serial_number)
    expect([status, body.conflicts, body.can_exchange]).toEqual([409, [late.id], false])
    expect(body.non_field_errors).toEqual([
      expect.stringMatching(new RegExp(`^${next.serial_number} ist noch bei: Bestellung W-\\d+, Muster`)),
    ])
    const { body: board } = await admin<StaffToday>("GET", "/admin/rental/today")
    const errand = board.errands.find(({ reservation_id }) => reservation_id === late.id)
    expect(errand?.endangers.map(({ reservation_id }) => reservation_id)).toEqual([next.id])
  })

  it.each([
    ["that there isn't", "XYZ-999"],
    ["of another product", "NIV-001"],
    ["", ""],
  ])("refuses a serial number %s", async (_case, serial) => {
    const { id } = await ordered("rtc-360", ["2027-02-01", "2027-02-02"])
    const { status, body } = await handOver(id, serial)
    expect([status, Object.keys(body)]).toEqual([400, ["serial_number"]])
  })

  it("refuses a unit out of service", async () => {
    const { id, unit_id, serial_number } = await ordered("mobile-mapping-set")
    await sql("update rental_unit set calibration_due = '2026-11-23' where id = $1", unit_id)
    const { status, body } = await handOver(id, serial_number)
    expect([status, body]).toEqual([400, { serial_number: ["Dieses Gerät ist ausser Betrieb."] }])
  })
})

it("names at the counter that the calibration ends within the rental", async () => {
  const { id, unit_id } = await orderedAlone("rtc-360")
  await sql("update rental_unit set calibration_due = '2026-11-26' where id = $1", unit_id)
  expect((await handoverOf(id)).calibration_ends_on).toBe("2026-11-26")
  await sql("update rental_unit set calibration_due = '2026-11-27' where id = $1", unit_id)
  expect((await handoverOf(id)).calibration_ends_on).toBeNull()
})

it("lets a unit be out once only, whatever is written to the database", async () => {
  const first = await ordered("blk-2-go", ["2027-03-08", "2027-03-09"])
  const second = await ordered("blk-2-go", ["2027-03-15", "2027-03-16"])
  const goesOut = (id: string) =>
    sql("update rental_reservation set status = 'handed_over', unit_id = $2 where id = $1", id, first.unit_id)
  await sql(
    "update rental_reservation set status = 'returned' where unit_id = $1 and status = 'handed_over'",
    first.unit_id,
  )
  await goesOut(first.id)
  await expect(goesOut(second.id)).rejects.toThrow("rental_reservation_out_once")
  await sql("update rental_reservation set status = 'cancelled' where id = any($1)", [first.id, second.id])
})
