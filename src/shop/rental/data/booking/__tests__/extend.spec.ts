import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { describe, expect, it, vi } from "vitest"
import { calendarDay } from "#kernel/calendar-day"
import {
  activeReservations,
  eachInAnEmptyShop,
  emptyShop,
  reserveNow,
  wish,
  withProduct,
  withReservation,
} from "../../__tests__/support/rental-database"
import { changesOfOrders, recordChange } from "../../changes"
import { lockRental, rentalsOfOrders } from "../../order-rentals"
import { extendRental, extensionEnds } from "../extend"
import { lockProducts } from "../reserve"

let db: Knex
let otherProcess: Knex

eachInAnEmptyShop((mine, theirs) => {
  db = mine
  otherProcess = theirs
})

/** Locks and extends as the workflow does. */
const extendNow = (database: Knex, productId: string, orderId: string, lineId: string, end: string) =>
  database.transaction(async (trx) => {
    await lockProducts(trx, [productId])
    const rental = await lockRental(trx, orderId, lineId)
    if (!rental) throw new Error(`No rental ${lineId}`)
    return extendRental(trx, rental, calendarDay(end), "customer")
  })

async function rented(start: string, end: string, more: Parameters<typeof wish>[3] = {}) {
  const request = wish("blk", start, end, more)
  await reserveNow(db, request)
  return { orderId: request.orderId, lineId: request.orderLineId }
}
const rowOf = (orderId: string) => db("rental_reservation").where({ order_id: orderId }).first()

describe("an extension", () => {
  it("moves end and window, with the way back stored at the booking", async () => {
    await withProduct(db, "blk", 1, 1)
    const { orderId, lineId } = await rented("2026-12-07", "2026-12-09", { deliveryTypeId: "post" })
    await db("rental_delivery_type").where({ id: "post" }).update({ transit_back_days: 5 })
    expect(await extendNow(db, "blk", orderId, lineId, "2026-12-10")).toBeNull()
    expect(await rowOf(orderId)).toMatchObject({
      start_day: "2026-12-07",
      end_day: "2026-12-10",
      window_start: "2026-12-04",
      window_end: "2026-12-14",
    })
  })

  it("changes places with the reservation behind it, in one step that the constraint allows", async () => {
    await withProduct(db, "blk", 2)
    const { orderId, lineId } = await rented("2026-12-07", "2026-12-08")
    const { unit_id: own } = await rowOf(orderId)
    const otherUnit = own === "blk-1" ? "blk-2" : "blk-1"
    await withReservation(db, "next", { unit: own, start: "2026-12-09", end: "2026-12-10" })
    await withReservation(db, "repair", { unit: otherUnit, start: "2026-12-03", end: "2026-12-04" }, { kind: "repair" })
    await db("rental_reservation").where({ order_id: orderId }).update({ status: "handed_over" })
    expect(await extendNow(db, "blk", orderId, lineId, "2026-12-09")).toBeNull()
    expect(await rowOf(orderId)).toMatchObject({ unit_id: own, end_day: "2026-12-09" })
    expect(await db("rental_reservation").where({ id: "next" }).first()).toMatchObject({ unit_id: otherUnit })
  })

  it("is refused with reason and day, and changes nothing", async () => {
    await withProduct(db, "blk", 1)
    const { orderId, lineId } = await rented("2026-12-07", "2026-12-08")
    await withReservation(db, "next", { unit: "blk-1", start: "2026-12-10", end: "2026-12-11" })
    const before = await activeReservations(db)
    expect(await extendNow(db, "blk", orderId, lineId, "2026-12-10")).toEqual({ reason: "booked", day: "2026-12-10" })
    expect(await activeReservations(db)).toEqual(before)
    const [rental] = await rentalsOfOrders(db, [orderId])
    expect(await extensionEnds(db, rental, "customer")).toEqual({
      ends: ["2026-12-09"],
      limit: { reason: "booked", day: "2026-12-10" },
    })
  })

  it("and a booking of the last free days from another process: exactly one wins", async () => {
    for (let round = 0; round < 6; round += 1) {
      await emptyShop(db)
      await withProduct(db, "blk", 1)
      const { orderId, lineId } = await rented("2026-12-07", "2026-12-08")
      const booking = reserveNow(otherProcess, wish("blk", "2026-12-09", "2026-12-10")).then(
        () => true,
        () => false,
      )
      const extension = extendNow(db, "blk", orderId, lineId, "2026-12-09").then((limit) => limit === null)
      expect((await Promise.all([extension, booking])).filter(Boolean)).toHaveLength(1)
    }
  })
})

describe("a change", () => {
  const change = (
    orderId: string,
    reservationId: string,
    kind: "cancellation" | "extension" | "rescheduling",
    end?: string,
  ) => ({
    orderId,
    orderLineId: "line",
    reservationId,
    kind,
    day: calendarDay("2026-12-02"),
    fee: 27_000,
    percent: kind === "cancellation" ? 50 : null,
    details: {
      period_before: { start: calendarDay("2026-12-07"), end: calendarDay("2026-12-08") },
      period_after: end ? { start: calendarDay("2026-12-07"), end: calendarDay(end) } : null,
      days: 2,
      price_per_day: 27_000,
    },
    actor: { type: "customer" as const, id: "cus_1" },
  })
  const record = (...args: Parameters<typeof change>) => db.transaction((trx) => recordChange(trx, change(...args)))

  it("reads as it was written, oldest first", async () => {
    await withProduct(db, "blk", 1)
    const { orderId } = await rented("2026-12-07", "2026-12-08")
    const { id } = await rowOf(orderId)
    await record(orderId, id, "extension", "2026-12-09")
    vi.setSystemTime(new Date("2026-12-03T09:00:00Z"))
    await record(orderId, id, "cancellation")
    const changes = await changesOfOrders(db, [orderId])
    expect(changes.map(({ kind }) => kind)).toEqual(["extension", "cancellation"])
    expect(changes[1]).toMatchObject(change(orderId, id, "cancellation"))
  })

  it("that ends a rental is kept once; an end that other dates took away is extended to again", async () => {
    await withProduct(db, "blk", 1)
    const { orderId } = await rented("2026-12-07", "2026-12-08")
    const { id } = await rowOf(orderId)
    await record(orderId, id, "cancellation")
    await expect(record(orderId, id, "cancellation")).rejects.toMatchObject({ code: "23505" })
    await record(orderId, id, "extension", "2026-12-10")
    await record(orderId, id, "rescheduling", "2026-12-09")
    await record(orderId, id, "extension", "2026-12-10")
    expect(await changesOfOrders(db, [orderId])).toHaveLength(4)
  })
})
