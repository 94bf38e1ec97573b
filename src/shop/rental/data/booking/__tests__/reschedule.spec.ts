import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { beforeEach, describe, expect, it } from "vitest"
import { rentalPeriod } from "#shop/rental/rules/rental-period"
import { eachInAnEmptyShop, withProduct, withReservation } from "../../__tests__/support/rental-database"
import { lockRental } from "../../order-rentals"
import { rescheduleRental } from "../reschedule"
import { lockProducts } from "../reserve"

let db: Knex
eachInAnEmptyShop((mine) => {
  db = mine
})
beforeEach(() => withProduct(db, "blk", 2))

// It is Wednesday, 2 December 2026.
const OF_ORDER = { order_id: "order", order_line_id: "line", delivery_type_id: "pickup", customer_id: "customer" }
const dates = ([start, end]: [string, string], unitId: string | null) =>
  db.transaction(async (trx) => {
    await lockProducts(trx, ["blk"])
    const rental = await lockRental(trx, "order", "line")
    if (!rental) throw new Error("No rental")
    const period = rentalPeriod(start, end)
    return rescheduleRental(trx, rental, { period, unitId, customerId: "customer", isPickup: true })
  })
const rowOf = (id: string) =>
  db("rental_reservation").where({ id }).first("unit_id", "end_day", "window_start", "window_end", "dispatch_day")

describe("other dates of a rental that should have begun", () => {
  it.each([
    ["with the same end", "2026-12-04"],
    ["with another end", "2026-12-07"],
  ])("begin on another unit when that was free of others, %s", async (_case, end) => {
    await withReservation(db, "mine", { unit: "blk-1", start: "2026-12-01", end: "2026-12-04" }, OF_ORDER)
    const gone = { unit: "blk-2", start: "2026-11-30", end: "2026-12-01" }
    await withReservation(db, "gone", gone, { status: "returned" })
    expect(await dates(["2026-12-01", end], "blk-2")).toBeNull()
    expect(await rowOf("mine")).toEqual({
      ...{ unit_id: "blk-2", end_day: end, window_start: "2026-12-02", window_end: end },
      dispatch_day: "2026-12-01",
    })
  })

  it("move who makes room to when his new unit was free of others", async () => {
    await withReservation(db, "mine", { unit: "blk-1", start: "2026-12-03", end: "2026-12-04" }, OF_ORDER)
    await withReservation(db, "theirs", { unit: "blk-2", start: "2026-12-01", end: "2026-12-03" })
    await withReservation(db, "gone", { unit: "blk-1", start: "2026-11-30", end: "2026-12-01" }, { status: "returned" })
    expect(await dates(["2026-12-03", "2026-12-04"], "blk-2")).toBeNull()
    expect(await rowOf("theirs")).toMatchObject({ unit_id: "blk-1", window_start: "2026-12-02" })
    expect(await rowOf("mine")).toMatchObject({ unit_id: "blk-2", window_start: "2026-12-03", dispatch_day: null })
  })
})
