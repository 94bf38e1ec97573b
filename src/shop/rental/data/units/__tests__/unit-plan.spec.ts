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
import { blockUnit } from "../blocks"
import { moveReservation } from "../unit-plan"

let db: Knex

eachInAnEmptyShop((mine) => {
  db = mine
})
beforeEach(async () => {
  await withProduct(db, "blk", 2)
  await withProduct(db, "rtc", 1)
})

const WEEK = rentalPeriod("2026-12-07", "2026-12-11")
const block = (unitId: string) =>
  db.transaction((trx) => blockUnit(trx, { unitId, kind: "repair", period: WEEK, note: "Linse" }))
const move = (reservationId: string, unitId: string, isPinned = true) =>
  db.transaction((trx) => moveReservation(trx, { reservationId, unitId, isPinned }))
const unitOf = async (id: string) => (await db("rental_reservation").where({ id }).first("unit_id")).unit_id

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
