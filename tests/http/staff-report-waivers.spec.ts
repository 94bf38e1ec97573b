import { beforeAll, describe, expect, it } from "vitest"
import type { StaffReports } from "#shop/fleet/wire/staff-reports"
import type { Order } from "#shop/orders/wire/order"
import { api } from "../harness"
import { admin, allAtHome, customer, ordered, startHandovers } from "./handover-support"

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
})
