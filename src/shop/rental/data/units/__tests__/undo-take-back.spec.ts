import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { beforeEach, describe, expect, it } from "vitest"
import { workingDays } from "#kernel/working-days"
import { UnitTakenError } from "#shop/rental/rules/errors"
import { eachInAnEmptyShop, withProduct, withReservation } from "../../__tests__/support/rental-database"
import { now } from "../../clock"
import { undoTakeBack } from "../undo-take-back"

let db: Knex
eachInAnEmptyShop((mine) => {
  db = mine
})
beforeEach(() => withProduct(db, "blk", 1))

// It is Wednesday, 2 December 2026.
async function returned(start: string, more: object = {}) {
  const until = start > "2026-12-02" ? start : "2026-12-02"
  await withReservation(db, "back", { unit: "blk-1", start, end: until }, { status: "returned", ...more })
  await db("rental_inspection").insert({
    unit_id: "blk-1",
    reservation_id: "back",
    returned_on: "2026-12-02",
    created_at: now(),
  })
}
const hold = (customer_id: string, line_id: string) =>
  db("rental_hold").insert({
    ...{ id: `rhold-${line_id}`, customer_id, line_id, product_id: "blk" },
    ...{ window_start: "2026-12-03", window_end: "2026-12-04", expires_at: new Date("2027-01-01") },
  })
const undo = () => db.transaction((trx) => undoTakeBack(trx, "back", workingDays([])))
const statusOf = async (id: string) => (await db("rental_reservation").where({ id }).first("status")).status

describe("a return that is undone", () => {
  it("takes the days back that were offered from the wait list meanwhile", async () => {
    await returned("2026-12-01", { end_day: "2026-12-04" })
    await hold("offer:wait-1", "wait-1")
    await undo()
    expect(await statusOf("back")).toBe("handed_over")
  })

  it.each([
    ["in a checkout", "customer-1", "line-1"],
    ["of an offer that is in a cart", "offer:wait-1", "line-1"],
  ])("stands where its days are held: %s", async (_, owner, line) => {
    await returned("2026-12-01", { end_day: "2026-12-04" })
    await hold(owner, line)
    const refusal = await undo().catch((error) => error)
    expect(refusal).toBeInstanceOf(UnitTakenError)
    expect(refusal.held).toMatchObject([{ start: "2026-12-03", end: "2026-12-04" }])
    expect(await statusOf("back")).toBe("returned")
  })

  it("stands where the unit is promised for today, its own days beginning tomorrow", async () => {
    await returned("2026-12-03")
    await withReservation(db, "walk-in", { unit: "blk-1", start: "2026-12-02", end: "2026-12-02" })
    const refusal = await undo().catch((error) => error)
    expect(refusal).toBeInstanceOf(UnitTakenError)
    expect(refusal.reservationIds).toEqual(["walk-in"])
  })
})
