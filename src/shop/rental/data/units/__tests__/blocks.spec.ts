import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { beforeEach, describe, expect, it } from "vitest"
import { calendarDay } from "#kernel/calendar-day"
import { UnitTakenError, UnknownReservationError, UnknownUnitError } from "#shop/rental/rules/errors"
import { rentalPeriod } from "#shop/rental/rules/rental-period"
import {
  eachInAnEmptyShop,
  reserveNow,
  wish,
  withProduct,
  withReservation,
} from "../../__tests__/support/rental-database"
import { blockUnit, removeBlock } from "../blocks"
import { endBlocks } from "../units"

let db: Knex
let otherProcess: Knex

eachInAnEmptyShop((mine, theirs) => {
  db = mine
  otherProcess = theirs
})
beforeEach(async () => {
  await withProduct(db, "blk", 2)
  await withProduct(db, "rtc", 1)
})

const WEEK = rentalPeriod("2026-12-07", "2026-12-11")
const block = (unitId: string, period = WEEK, on = db) =>
  on.transaction((trx) => blockUnit(trx, { unitId, kind: "repair", period, note: "Linse" }))
const unitOf = async (id: string) => (await db("rental_reservation").where({ id }).first("unit_id")).unit_id

describe("a block", () => {
  it("takes the unit for its days, without any way or restocking", async () => {
    const id = await block("blk-1")
    expect(await db("rental_reservation").where({ id }).first()).toMatchObject({
      product_id: "blk",
      unit_id: "blk-1",
      kind: "repair",
      status: "reserved",
      window_start: "2026-12-07",
      window_end: "2026-12-11",
      note: "Linse",
    })
    await reserveNow(db, wish("blk", "2026-12-07", "2026-12-11"))
    await expect(reserveNow(db, wish("blk", "2026-12-08", "2026-12-08"))).rejects.toThrow("unavailable")
  })

  it("sends a rental to another unit that is free", async () => {
    const rental = await reserveNow(db, wish("blk", "2026-12-08", "2026-12-09"))
    await block(await unitOf(rental))
    expect(await db("rental_reservation").where({ unit_id: await unitOf(rental) })).toHaveLength(1)
  })

  it.each([
    ["that no other unit can take over", {}],
    ["that is promised by this very unit", { is_pinned: true }],
    ["that is out", { status: "handed_over" }],
  ])("is refused where a rental is in the way %s", async (_case, more) => {
    await withReservation(db, "taken", { unit: "rtc-1", start: "2026-12-09", end: "2026-12-10" }, more)
    const refusal = await block("rtc-1").catch((error) => error)
    expect(refusal).toBeInstanceOf(UnitTakenError)
    expect(refusal.reservationIds).toEqual(["taken"])
    expect(await db("rental_reservation")).toHaveLength(1)
  })

  it("fits on a unit out of service that nobody else has", async () => {
    await db("rental_unit").where({ id: "rtc-1" }).update({ is_in_service: false })
    await block("rtc-1")
    await expect(block("rtc-1")).rejects.toBeInstanceOf(UnitTakenError)
  })

  it("is made once when two processes want the same days of the last unit", async () => {
    const outcomes = await Promise.allSettled([block("rtc-1"), block("rtc-1", WEEK, otherProcess)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"])
  })

  it("frees its days when it is taken back, once", async () => {
    const id = await block("rtc-1")
    await db.transaction((trx) => removeBlock(trx, id))
    await reserveNow(db, wish("rtc", "2026-12-08", "2026-12-09"))
    await expect(db.transaction((trx) => removeBlock(trx, id))).rejects.toBeInstanceOf(UnknownReservationError)
  })

  it("is no rental: those aren't taken back so", async () => {
    const rental = await reserveNow(db, wish("rtc", "2026-12-08", "2026-12-09"))
    await expect(db.transaction((trx) => removeBlock(trx, rental))).rejects.toBeInstanceOf(UnknownReservationError)
  })

  it("needs a unit that there is", async () => {
    await expect(block("blk-9")).rejects.toBeInstanceOf(UnknownUnitError)
  })
})

const windowOf = async (id: string) => {
  const { start_day, window_start, window_end } = await db("rental_reservation").where({ id }).first()
  return [start_day, window_start, window_end]
}

describe("a block of a unit that came back", () => {
  const returned = (start: string, end: string, until: string) =>
    withReservation(db, "back", { unit: "rtc-1", start, end }, { status: "returned", window_end: until })

  it.each([
    ["today", "2026-11-30", "2026-12-02", "2026-12-02"],
    ["yesterday, and is to be restocked", "2026-11-30", "2026-12-01", "2026-12-03"],
    ["early", "2026-11-30", "2026-12-04", "2026-12-04"],
  ])("%s begins at once: the unit lies on the shelf", async (_case, start, end, until) => {
    await returned(start, end, until)
    const id = await block("rtc-1", rentalPeriod("2026-12-02", "2026-12-04"))
    expect(await windowOf(id)).toEqual(["2026-12-02", "2026-12-02", "2026-12-04"])
    expect(await windowOf("back")).toEqual([start, start, "2026-12-01"])
  })

  it("on the day on which it went out begins tomorrow, and is taken back as if it had never been", async () => {
    await returned("2026-12-02", "2026-12-02", "2026-12-03")
    const id = await block("rtc-1", rentalPeriod("2026-12-02", "2026-12-04"))
    expect(await windowOf(id)).toEqual(["2026-12-02", "2026-12-03", "2026-12-04"])
    expect(await windowOf("back")).toEqual(["2026-12-02", "2026-12-02", "2026-12-02"])
    await db.transaction((trx) => removeBlock(trx, id))
    expect(await db("rental_reservation").where({ id }).first("status")).toEqual({ status: "cancelled" })
  })

  it("that was entered from earlier on ends on its first day as if it had never been", async () => {
    await returned("2026-11-26", "2026-12-01", "2026-12-01")
    const id = await block("rtc-1", rentalPeriod("2026-11-30", "2026-12-04"))
    expect(await windowOf(id)).toEqual(["2026-11-30", "2026-12-02", "2026-12-04"])
    await db.transaction((trx) => endBlocks(trx, "rtc-1", calendarDay("2026-12-02")))
    expect(await db("rental_reservation").where({ id }).first("status")).toEqual({ status: "cancelled" })
  })

  it("leaves the restocking that is over before it begins", async () => {
    await returned("2026-11-30", "2026-12-02", "2026-12-04")
    await block("rtc-1", rentalPeriod("2026-12-04", "2026-12-07"))
    expect(await windowOf("back")).toEqual(["2026-11-30", "2026-11-30", "2026-12-03"])
  })
})

describe("a block that began in the past", () => {
  it.each([
    ["a rental that came back", { status: "returned" }],
    ["a rental that nobody fetched", {}],
    ["another block", { kind: "other" }],
  ])("occupies its unit from the day after %s", async (_case, more) => {
    await withReservation(db, "gone", { unit: "rtc-1", start: "2026-11-26", end: "2026-11-30" }, more)
    const id = await block("rtc-1", rentalPeriod("2026-11-27", "2026-12-04"))
    expect(await windowOf(id)).toEqual(["2026-11-27", "2026-12-01", "2026-12-04"])
  })

  it("keeps its days where the unit was nobody's", async () => {
    await withReservation(db, "gone", { unit: "rtc-1", start: "2026-11-23", end: "2026-11-24" }, { status: "returned" })
    const id = await block("rtc-1", rentalPeriod("2026-11-27", "2026-12-04"))
    expect(await windowOf(id)).toEqual(["2026-11-27", "2026-11-27", "2026-12-04"])
  })
})
