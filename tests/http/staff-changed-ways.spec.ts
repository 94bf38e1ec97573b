import { beforeEach, describe, expect, it } from "vitest"
import type { StaffRentalConfiguration } from "#shop/fleet/wire/staff-rental-configuration"
import type { StaffToday } from "#shop/fleet/wire/staff-today"
import { type SignedInCustomer, signedInCustomer, sql, staff } from "../harness"
import { cartWithRental } from "./cart-support"
import { checkOut } from "./checkout-support"
import { moveRental, read } from "./rental-change-support"

type Way = StaffRentalConfiguration["delivery_types"][number]
let admin: Awaited<ReturnType<typeof staff>>
let customer: SignedInCustomer
let orderId: string
let former: Way
async function wayNow() {
  const { body } = await admin<StaffRentalConfiguration>("GET", "/admin/rental/terms")
  return body.delivery_types.find(({ name }) => name === "Express-Post") as Way
}
async function change(part: object) {
  const body = { ...(await wayNow()), ...part, is_confirmed: true }
  expect((await admin("POST", `/admin/rental/delivery-types/${body.id}`, body)).status).toBe(200)
}
async function errand() {
  const { body } = await admin<StaffToday>("GET", "/admin/rental/today")
  return body.errands.find(({ order_id }) => order_id === orderId)
}

// The shop's clock shows Tuesday, 24 November 2026: what has to arrive on Thursday leaves on Wednesday.
beforeEach(async () => {
  admin ??= await staff()
  customer ??= await signedInCustomer()
  former ??= await wayNow()
  await sql("delete from rental_reservation")
  const { price_rappen, transit_out_days, transit_back_days } = former
  await change({ price_rappen, transit_out_days, transit_back_days })
  const cart = await cartWithRental("rtc-360", ["2026-11-26", "2026-11-27"], { delivery: former.id })
  orderId = (await checkOut(cart, customer)).body.id
  expect(await errand()).toMatchObject({ errand: "dispatch", due: "2026-11-25" })
})

describe("what staff change of a way of delivery leaves rentals that stand alone", () => {
  it("which aren't due before their unit may be given out", async () => {
    await change({ transit_out_days: 3 })
    expect(await errand()).toMatchObject({ errand: "dispatch", due: "2026-11-25" })
  })

  it("which are late when they would have been", async () => {
    await moveRental(orderId, "handed_over", "2026-11-18", "2026-11-20")
    expect(await errand()).toMatchObject({ errand: "overdue", due: "2026-11-23" })
    await change({ transit_back_days: 5 })
    expect(await errand()).toMatchObject({ errand: "overdue", due: "2026-11-23" })
    expect((await read(orderId, customer)).rentalitems[0].standing?.return_due).toBe("2026-11-23")
  })

  it("which are sent, whatever new ones pay for it", async () => {
    const before = await errand()
    expect(before?.address).not.toBe("")
    await change({ price_rappen: 0 })
    expect(await errand()).toEqual(before)
    const { body } = await admin("GET", `/admin/rental/reservations/${before?.reservation_id}`)
    expect(body.is_pickup).toBe(false)
  })
})
