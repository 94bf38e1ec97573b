import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { beforeEach, describe, expect, it } from "vitest"
import { UnitTakenError } from "#shop/rental/rules/errors"
import {
  eachInAnEmptyShop,
  type StoredReservation,
  withProduct,
  withReservation,
} from "../../__tests__/support/rental-database"
import { handOver } from "../hand-over"

let db: Knex
eachInAnEmptyShop((mine) => {
  db = mine
})
beforeEach(() => withProduct(db, "blk", 2))

// It is Wednesday, 2 December 2026.
const stored = (id: string, days: StoredReservation, more: object = {}) => withReservation(db, id, days, { ...more })
const give = (reservationId: string, serialNumber: string) =>
  db.transaction((trx) => handOver(trx, { reservationId, serialNumber }))
const rowOf = (id: string) =>
  db("rental_reservation").where({ id }).first("unit_id", "status", "window_start", "window_end")

describe("a unit that goes out after others had it begins there later", () => {
  it("than the day on which it came back: whoever waits for either unit from tomorrow makes room", async () => {
    await stored("back", { unit: "blk-1", start: "2026-12-02", end: "2026-12-02" }, { status: "returned" })
    await stored("mine", { unit: "blk-2", start: "2026-12-02", end: "2026-12-02" })
    await stored("theirs", { unit: "blk-1", start: "2026-12-03", end: "2026-12-04" })
    await give("mine", "blk-1")
    const [window_start, window_end] = ["2026-12-03", "2026-12-03"]
    expect(await rowOf("mine")).toEqual({ unit_id: "blk-1", status: "handed_over", window_start, window_end })
    expect((await rowOf("theirs")).unit_id).toBe("blk-2")
  })

  it("and stays on its own unit's days no longer: who has that one from tomorrow keeps it", async () => {
    await stored("back", { unit: "blk-1", start: "2026-12-02", end: "2026-12-02" }, { status: "returned" })
    await stored("mine", { unit: "blk-2", start: "2026-12-02", end: "2026-12-02" })
    await stored("theirs", { unit: "blk-2", start: "2026-12-03", end: "2026-12-04" }, { is_pinned: true })
    await give("mine", "blk-1")
    expect((await rowOf("mine")).unit_id).toBe("blk-1")
  })

  it("unless somebody is promised it by name from then on: he is named", async () => {
    await stored("back", { unit: "blk-1", start: "2026-12-02", end: "2026-12-02" }, { status: "returned" })
    await stored("mine", { unit: "blk-2", start: "2026-12-02", end: "2026-12-02" })
    await stored("theirs", { unit: "blk-1", start: "2026-12-03", end: "2026-12-04" }, { is_pinned: true })
    const refusal = await give("mine", "blk-1").catch((error) => error)
    expect(refusal).toBeInstanceOf(UnitTakenError)
    expect(refusal.reservationIds).toEqual(["theirs"])
  })

  it("than its own days, where nobody fetched it in time", async () => {
    await stored("gone", { unit: "blk-1", start: "2026-11-26", end: "2026-12-01" }, { status: "returned" })
    await stored("mine", { unit: "blk-2", start: "2026-11-30", end: "2026-12-01" })
    await stored("theirs", { unit: "blk-2", start: "2026-12-02", end: "2026-12-04" })
    await give("mine", "blk-1")
    const [window_start, window_end] = ["2026-12-02", "2026-12-02"]
    expect(await rowOf("mine")).toEqual({ unit_id: "blk-1", status: "handed_over", window_start, window_end })
    expect((await rowOf("theirs")).unit_id).toBe("blk-2")
  })
})
