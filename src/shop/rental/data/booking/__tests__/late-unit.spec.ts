import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { beforeEach, describe, expect, it } from "vitest"
import { calendarDay } from "#kernel/calendar-day"
import { rentalPeriod } from "#shop/rental/rules/rental-period"
import { eachInAnEmptyShop, withProduct, withReservation } from "../../__tests__/support/rental-database"
import { lockRental, type OrderRental } from "../../order-rentals"
import { extendRental, extensionEnds } from "../extend"
import { datesOf, rescheduleRental } from "../reschedule"
import { lockProducts } from "../reserve"

let db: Knex
eachInAnEmptyShop((mine) => {
  db = mine
})

// It is Wednesday, 2 December 2026; the rental is late since Monday.
const OF_ORDER = { order_id: "order", order_line_id: "line", delivery_type_id: "pickup", customer_id: "customer" }
const MEANWHILE = { unit: "blk-1", start: "2026-11-30", end: "2026-12-01" }
const END = "2026-12-04"
const QUESTION = { period: rentalPeriod("2026-11-23", END), unitId: null, customerId: "customer", isPickup: true }
beforeEach(async () => {
  const out = { ...OF_ORDER, status: "handed_over" }
  await withProduct(db, "blk", 1)
  await withReservation(db, "late", { unit: "blk-1", start: "2026-11-23", end: "2026-11-27" }, out)
})

const act = <Result>(change: (trx: Knex.Transaction, rental: OrderRental) => Promise<Result>) =>
  db.transaction(async (trx) => {
    await lockProducts(trx, ["blk"])
    const rental = await lockRental(trx, "order", "line")
    if (!rental) throw new Error("No rental")
    return change(trx, rental)
  })
const extend = () => act((trx, rental) => extendRental(trx, rental, calendarDay(END), "customer"))
const reschedule = () => act((trx, rental) => rescheduleRental(trx, rental, QUESTION))
const offer = () => act((trx, rental) => extensionEnds(trx, rental, "customer"))
const datesOffer = () => act((trx, rental) => datesOf(trx, rental, QUESTION))
const rowOf = (id: string) => db("rental_reservation").where({ id }).first("status", "window_end")

describe.each([1, 2])("a late unit of %i that is to stay out longer", (units) => {
  beforeEach(async () => {
    if (units === 2) await db("rental_unit").insert({ id: "blk-2", product_id: "blk", serial_number: "blk-2" })
  })

  it("doesn't while somebody's days stand there who was promised it and never came: they are named", async () => {
    await withReservation(db, "theirs", MEANWHILE)
    const limit = { reason: "booked", day: "2026-11-30" }
    expect(await offer()).toEqual({ ends: [], limit })
    expect(await extend()).toMatchObject(limit)
    expect(await datesOffer()).toMatchObject({ decision: { isPossible: false, conflicts: ["theirs"] } })
    expect(await reschedule()).toMatchObject({ isPossible: false, conflicts: ["theirs"] })
    await db("rental_reservation").where({ id: "theirs" }).update({ status: "cancelled" })
    expect((await offer()).ends).toContain(END)
    expect(await extend()).toBeNull()
    expect(await rowOf("late")).toEqual({ status: "handed_over", window_end: END })
  })

  it.each([
    ["an extension", extend],
    ["other dates", reschedule],
  ])("does over a block that is over, by %s: the unit was with the customer", async (_case, change) => {
    await withReservation(db, "block", MEANWHILE, { kind: "repair" })
    expect((await offer()).ends).toContain(END)
    expect(await change()).toBeNull()
    expect(await rowOf("late")).toEqual({ status: "handed_over", window_end: END })
    expect((await rowOf("block")).status).toBe("cancelled")
  })
})
