import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { beforeEach, describe, expect, it } from "vitest"
import { UnitTakenError, UnknownReservationError, UnknownUnitError } from "#shop/rental/rules/errors"
import { rentalPeriod } from "#shop/rental/rules/rental-period"
import {
  eachInAnEmptyShop,
  reserveNow,
  wish,
  withProduct,
  withReservation,
} from "../../__tests__/support/rental-database"
import { blockUnit, moveReservation, removeBlock } from "../unit-plan"

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
const move = (reservationId: string, unitId: string, isPinned = true) =>
  db.transaction((trx) => moveReservation(trx, { reservationId, unitId, isPinned }))
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

describe("a reservation that staff move", () => {
  it("changes places with the provisional one there", async () => {
    const first = await reserveNow(db, wish("blk", "2026-12-08", "2026-12-09"))
    const second = await reserveNow(db, wish("blk", "2026-12-08", "2026-12-09"))
    const [from, to] = [await unitOf(first), await unitOf(second)]
    const before = await move(first, to)
    expect([await unitOf(first), await unitOf(second)]).toEqual([to, from])
    expect([before.unit_id, before.is_pinned]).toEqual([from, false])
    expect((await db("rental_reservation").where({ id: first }).first()).is_pinned).toBe(true)
  })

  it("stays where it is if the other unit is tied", async () => {
    await block("blk-2")
    const rental = await reserveNow(db, wish("blk", "2026-12-08", "2026-12-09"))
    await expect(move(rental, "blk-2")).rejects.toBeInstanceOf(UnitTakenError)
    expect(await unitOf(rental)).toBe("blk-1")
  })

  it.each([
    ["to a unit of another product", "rtc-1", UnknownUnitError],
    ["to a unit that there isn't", "blk-9", UnknownUnitError],
  ])("isn't moved %s", async (_case, unitId, refusal) => {
    const rental = await reserveNow(db, wish("blk", "2026-12-08", "2026-12-09"))
    await expect(move(rental, unitId)).rejects.toBeInstanceOf(refusal)
  })

  it("isn't moved once it is out", async () => {
    await withReservation(
      db,
      "out",
      { unit: "blk-1", start: "2026-12-01", end: "2026-12-10" },
      { status: "handed_over" },
    )
    await expect(move("out", "blk-2")).rejects.toBeInstanceOf(UnknownReservationError)
  })
})
