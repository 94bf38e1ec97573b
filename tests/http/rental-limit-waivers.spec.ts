import { beforeAll, describe, expect, it } from "vitest"
import type { StaffSettings } from "#shop/settings/wire/staff-settings"
import { sql } from "../harness"
import { cartWithRental } from "./cart-support"
import { checkOut } from "./checkout-support"
import { admin, customer, ordered, startHandovers } from "./handover-support"

beforeAll(startHandovers)

/** The sum of what who has paid no invoice yet may rent. */
async function limitTo(newCustomerRentRappen: number) {
  const { body } = await admin<StaffSettings>("GET", "/admin/shop-settings")
  const changed = { ...body.rental, newCustomerUnits: 0, newCustomerRentRappen }
  expect((await admin("POST", "/admin/shop-settings/rental", changed)).status).toBe(200)
}

describe("the limit of who has paid no invoice yet", () => {
  it("counts no extension that was waived", async () => {
    // CHF 60 a day: three days, two more that are waived, and three days again.
    const { id, orderId } = await ordered("blk-3d", ["2027-02-01", "2027-02-03"])
    const longer = { rentalenddate: "2027-02-05", confirmed_price: "120.00" }
    expect((await admin("POST", `/admin/rental/reservations/${id}/extension`, longer)).status).toBe(200)
    await limitTo(36_000)
    const cart = await cartWithRental("blk-3d", ["2027-03-01", "2027-03-03"])
    expect((await checkOut(cart, customer)).body).toMatchObject({ code: "new_customer_limit" })
    const [change] = await sql<{ id: string }>("select id from rental_change where order_id = $1", orderId)
    expect((await admin("POST", `/admin/rental/changes/${change.id}/waive`, { note: "Kulanz" })).status).toBe(200)
    expect((await checkOut(cart, customer)).status).toBe(200)
  })
})
