import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { StaffDates } from "#shop/orders/wire/staff-dates"
import { sql } from "../harness"
import { cartWithRental } from "./cart-support"
import { checkOut } from "./checkout-support"
import {
  admin,
  allAtHome,
  changesOf,
  customer,
  handOver,
  handoverOf,
  ordered,
  reservationOf,
  startHandovers,
  takeBack,
} from "./handover-support"

beforeAll(startHandovers)
beforeEach(allAtHome)

// The shop's clock shows Tuesday, 24 November 2026.
const pathOf = (id: string) => `/admin/rental/reservations/${id}/dates`
const change = (id: string, [starts_on, ends_on]: [string, string], more: object = {}) => {
  const body = { starts_on, ends_on, unit_id: null, charge: "list", amount: "", confirmed_fee: "0.00", note: "" }
  return admin("POST", pathOf(id), { ...body, ...more })
}
const reservation = async (id: string) => {
  const [row] = await sql("select unit_id, end_day::text, window_start::text from rental_reservation where id = $1", id)
  return row
}

describe("other dates of what somebody else changed meanwhile", () => {
  it("leave a customer the unit that was handed over while another was being chosen", async () => {
    const { id, unit_id, serial_number, product_id } = await ordered("blk-3d", ["2026-11-25", "2026-11-27"])
    const [other] = await sql<{ id: string }>(
      "select id from rental_unit where product_id = $1 and id <> $2 and is_in_service and deleted_at is null limit 1",
      product_id,
      unit_id,
    )
    expect((await handOver(id, serial_number)).status).toBe(200)
    const { body } = await admin<StaffDates>("GET", `${pathOf(id)}?from=2026-11-25&to=2026-11-26&unit=${other.id}`)
    expect([body.broken, body.asked]).toEqual([{ field: "unit_id", rule: "unit_out" }, null])
    const swapped = await change(id, ["2026-11-25", "2026-11-26"], { unit_id: other.id })
    expect([swapped.status, Object.keys(swapped.body)]).toEqual([400, ["unit_id"]])
    expect(await reservation(id)).toMatchObject({ unit_id, end_day: "2026-11-27" })
    expect((await change(id, ["2026-11-25", "2026-11-26"], { unit_id })).status).toBe(200)
    expect(await reservation(id)).toMatchObject({ unit_id, end_day: "2026-11-26" })
  })

  it("are refused to who saw others, until he knows", async () => {
    const { id } = await ordered("blk-3d", ["2026-11-25", "2026-11-27"])
    const { body } = await admin<StaffDates>("GET", `${pathOf(id)}?from=2026-11-25&to=2026-12-02`)
    const { version } = body
    const longer = await change(id, ["2026-11-25", "2026-12-02"], { version, confirmed_fee: body.asked?.fee })
    expect(longer.status, JSON.stringify(longer.body)).toBe(200)
    const stale = await change(id, ["2026-11-25", "2026-11-26"], { version })
    expect([stale.status, stale.body.version]).toEqual([409, "2026-11-25 2026-12-02"])
    expect((await change(id, ["2026-11-25", "2026-12-02"], { version })).status, "what it is already").toBe(200)
    expect((await change(id, ["2026-11-25", "2026-11-26"], { version: stale.body.version })).status).toBe(200)
  })

  it("leave time for the way out when the day of dispatch was closed", async () => {
    const [express] = await sql<{ id: string }>("select id from rental_delivery_type where slug = 'express-post'")
    const cart = await cartWithRental("blk-3d", ["2026-12-14", "2026-12-16"], { delivery: express.id })
    const { id } = await reservationOf((await checkOut(cart, customer)).body.id)
    expect(await reservation(id)).toMatchObject({ window_start: "2026-12-11" })
    const closing = { starts_on: "2026-12-11", ends_on: "2026-12-11", name: "Betriebsausflug", is_confirmed: true }
    expect((await admin("POST", "/admin/rental/closed-days", closing)).status).toBe(201)
    const { body } = await admin<StaffDates>("GET", `${pathOf(id)}?from=2027-01-13&to=2027-01-15`)
    expect(body.asked).toMatchObject({ occupied_from: "2027-01-12", reason: null })
    expect((await change(id, ["2027-01-13", "2027-01-15"])).status).toBe(200)
    expect(await reservation(id)).toMatchObject({ window_start: "2027-01-12" })
    expect((await change(id, ["2026-12-14", "2026-12-16"])).status).toBe(200)
    expect(await reservation(id)).toMatchObject({ window_start: "2026-12-10" })
  })

  it("charge no late day that was paid before the rental was made shorter", async () => {
    const aWeekAgo = `update rental_reservation set start_day = start_day - 7, end_day = end_day - 7,
      window_start = window_start - 7, window_end = window_end - 7 where id = $1`
    const lateBy = async (back: string) => {
      await allAtHome()
      const { id, serial_number, orderId } = await ordered("blk-3d", ["2026-11-25", "2026-11-30"])
      expect((await handOver(id, serial_number)).status).toBe(200)
      expect((await change(id, ["2026-11-25", "2026-11-27"])).status).toBe(200)
      await sql(aWeekAgo, id)
      expect(await handoverOf(id)).toMatchObject({ ends_on: "2026-11-20", paid_until: "2026-11-23" })
      const { body } = await takeBack(id, back)
      const charged = (await changesOf(orderId)).filter(({ kind }) => kind === "late_return")
      return { ...body, charged: charged.map(({ fee }) => fee) }
    }
    expect(await lateBy("2026-11-23")).toMatchObject({ late_days: 3, late_fee: "0.00", charged: [] })
    expect(await lateBy("2026-11-24")).toMatchObject({ late_days: 4, late_fee: "60.00", charged: [6_000] })
  })
})
