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
const hold = (product_id: string, start: string, end: string) =>
  db("rental_hold").insert({
    ...{ id: `rhold-${start}`, customer_id: "somebody", line_id: `line-${start}`, product_id },
    ...{ window_start: start, window_end: end, expires_at: new Date("2027-01-01") },
  })
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

describe("what is held for others", () => {
  const [start, end] = ["2026-12-02", "2026-12-04"]
  const late = { unit: "blk-1", start: "2026-11-26", end: "2026-12-01" }

  it("on a unit that isn't back keeps nobody from the unit that is provided for him", async () => {
    await stored("late", late, { status: "handed_over" })
    await stored("mine", { unit: "blk-2", start, end })
    await hold("blk", start, end)
    await give("mine", "blk-2")
    expect((await rowOf("mine")).status).toBe("handed_over")
  })

  it("nor does what was held before the days in which the customer fetches it", async () => {
    await withProduct(db, "rtc", 1)
    await stored("mine", { unit: "rtc-1", start, end })
    await hold("rtc", "2026-12-03", "2026-12-07")
    await give("mine", "rtc-1")
    expect((await rowOf("mine")).status).toBe("handed_over")
  })

  it("is in the way of who fetches it so late that it wouldn't be back: its days are named", async () => {
    await withProduct(db, "rtc", 1)
    await stored("mine", { unit: "rtc-1", start: "2026-11-30", end: "2026-12-01" })
    await hold("rtc", start, end)
    const refusal = await give("mine", "rtc-1").catch((error) => error)
    expect(refusal).toBeInstanceOf(UnitTakenError)
    expect(refusal).toMatchObject({ reservationIds: [], held: [{ start, end, until: expect.any(Date) }] })
  })
})
