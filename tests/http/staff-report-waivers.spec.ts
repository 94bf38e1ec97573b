import { beforeAll, describe, expect, it } from "vitest"
import type { StaffPlan } from "#shop/fleet/wire/staff-plan"
import type { StaffReports } from "#shop/fleet/wire/staff-reports"
import type { Order } from "#shop/orders/wire/order"
import { api, sql } from "../harness"
import { admin, allAtHome, customer, ordered, startHandovers, takeBack } from "./handover-support"

beforeAll(startHandovers)

// CHF 60 a day.
const HANDLE = "blk-3d"
async function earned(month: string) {
  const { body } = await admin<StaffReports>("GET", `/admin/rental/reports?from=${month}&to=${month}`)
  return body.rent.map(({ total }) => total)
}
async function waiveLast(orderId: string) {
  const { changes } = (await api<Order>("GET", `/orders/${orderId}/`, { token: customer.token })).body
  const { id } = changes[changes.length - 1]
  expect((await admin("POST", `/admin/rental/changes/${id}/waive`, { note: "Fehler bei uns" })).status).toBe(200)
}

describe("what the report says a rental earned", () => {
  it("is no more once an extension was waived, though it lasts longer", async () => {
    await allAtHome()
    const { id, orderId } = await ordered(HANDLE, ["2027-02-01", "2027-02-03"])
    expect(await earned("2027-02")).toEqual(["180.00"])
    const longer = { rentalenddate: "2027-02-05", confirmed_price: "120.00" }
    expect((await admin("POST", `/admin/rental/reservations/${id}/extension`, longer)).status).toBe(200)
    expect(await earned("2027-02")).toEqual(["300.00"])
    await waiveLast(orderId)
    expect(await earned("2027-02")).toEqual(["180.00"])
  })

  it("is what other dates came to, waived or not", async () => {
    await allAtHome()
    const { id, orderId } = await ordered(HANDLE, ["2027-03-01", "2027-03-03"])
    const wish = { starts_on: "2027-03-08", ends_on: "2027-03-12", unit_id: null, charge: "list", amount: "", note: "" }
    const moved = await admin("POST", `/admin/rental/reservations/${id}/dates`, { ...wish, confirmed_fee: "120.00" })
    expect(moved.status).toBe(200)
    expect(await earned("2027-03")).toEqual(["300.00"])
    await waiveLast(orderId)
    expect(await earned("2027-03")).toEqual(["180.00"])
  })

  it("is all that it owes, by the days on which its unit was out, though that came back early and went out again", async () => {
    await allAtHome()
    const { id, unit_id } = await ordered(HANDLE, ["2026-11-25", "2026-12-11"])
    // As many days, of which it was out from Monday to Friday last week.
    await sql(
      `update rental_reservation set status = 'handed_over', start_day = '2026-11-16', end_day = '2026-12-02',
              window_start = '2026-11-16', window_end = '2026-12-02' where id = $1`,
      id,
    )
    expect((await takeBack(id, "2026-11-20")).status).toBe(200)
    const next = await ordered(HANDLE, ["2026-11-25", "2026-11-27"])
    await sql("update rental_reservation set unit_id = $2 where id = $1", next.id, unit_id)
    const { body } = await admin<StaffReports>("GET", "/admin/rental/reports?from=2026-11&to=2026-12")
    expect(body.rent.map(({ months }) => months)).toEqual([["1080.00", "0.00"]])
    expect(body.utilisation.find((unit) => unit.unit_id === unit_id)?.rented_days).toBe(5 + 3)
    const { items } = (await admin<StaffPlan>("GET", "/admin/rental/plan?from=2026-11-16&to=2026-12-15")).body
    expect(items.map(({ starts_on, ends_on }) => [starts_on, ends_on])).toEqual([
      ["2026-11-16", "2026-11-20"],
      ["2026-11-25", "2026-11-27"],
    ])
  })
})
