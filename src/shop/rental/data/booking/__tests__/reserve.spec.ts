import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { beforeEach, describe, expect, it } from "vitest"
import {
  PeriodUnavailableError,
  ReservationNotCancellableError,
  UnknownRentalProductError,
} from "#shop/rental/rules/errors"
import { rentalPeriod } from "#shop/rental/rules/rental-period"
import {
  activeReservations,
  eachInAnEmptyShop,
  reserveNow,
  wish,
  withProduct,
  withReservation,
} from "../../__tests__/support/rental-database"
import { cancelReservation, lockProducts, reserve } from "../reserve"

let db: Knex
let otherProcess: Knex

eachInAnEmptyShop((mine, theirs) => {
  db = mine
  otherProcess = theirs
})

describe("a reservation", () => {
  it("takes a unit for the window of its delivery", async () => {
    await withProduct(db, "blk", 1, 1)
    const id = await reserveNow(db, wish("blk", "2026-12-07", "2026-12-09", { deliveryTypeId: "post" }))
    expect(await db("rental_reservation").first()).toMatchObject({
      id,
      unit_id: "blk-1",
      kind: "rental",
      status: "reserved",
      start_day: "2026-12-07",
      end_day: "2026-12-09",
      window_start: "2026-12-04",
      window_end: "2026-12-11",
      days_after: 2,
      customer_id: "customer",
    })
  })

  it("leaves nothing behind when the transaction fails later", async () => {
    await withProduct(db, "blk", 1)
    const checkout = db.transaction(async (trx) => {
      await reserve(trx, wish("blk", "2026-12-07", "2026-12-09"))
      throw new Error("payment failed")
    })
    await expect(checkout).rejects.toThrow("payment failed")
    expect(await activeReservations(db)).toEqual([])
  })

  it("is refused with reason, day and the next three periods, and the transaction goes on", async () => {
    await withProduct(db, "blk", 1)
    await withReservation(db, "r", { unit: "blk-1", start: "2026-12-08", end: "2026-12-09" })
    const refusal = await db.transaction(async (trx) => {
      const error = await reserve(trx, wish("blk", "2026-12-07", "2026-12-08")).catch((caught: unknown) => caught)
      await trx.raw("select 1")
      return error
    })
    expect(refusal).toBeInstanceOf(PeriodUnavailableError)
    expect((refusal as PeriodUnavailableError).refusal).toEqual({
      reason: "booked",
      day: "2026-12-08",
      alternatives: [
        rentalPeriod("2026-12-10", "2026-12-11"),
        rentalPeriod("2026-12-14", "2026-12-15"),
        rentalPeriod("2026-12-15", "2026-12-16"),
      ],
    })
  })

  it("is refused when its start has become too early since it was chosen", async () => {
    await withProduct(db, "blk", 1)
    await expect(reserveNow(db, wish("blk", "2026-12-02", "2026-12-03"))).rejects.toMatchObject({
      refusal: { reason: "lead_time", day: "2026-12-02" },
    })
  })

  it("is refused for a product that is not rented out", async () => {
    await expect(reserveNow(db, wish("book", "2026-12-07", "2026-12-08"))).rejects.toThrow(UnknownRentalProductError)
  })

  it("frees its days when it is cancelled, once", async () => {
    await withProduct(db, "blk", 1)
    const id = await reserveNow(db, wish("blk", "2026-12-07", "2026-12-09"))
    await db.transaction((trx) => cancelReservation(trx, id))
    await reserveNow(db, wish("blk", "2026-12-07", "2026-12-09"))
    expect(await activeReservations(db)).toHaveLength(1)
    await expect(db.transaction((trx) => cancelReservation(trx, id))).rejects.toThrow(ReservationNotCancellableError)
  })
})

describe("provisional units", () => {
  const monday = { unit: "blk-1", start: "2026-12-07", end: "2026-12-08" }
  const wednesday = { unit: "blk-2", start: "2026-12-09", end: "2026-12-10" }
  const week = () => wish("blk", "2026-12-07", "2026-12-10")

  beforeEach(async () => {
    await withProduct(db, "blk", 2)
    await withReservation(db, "monday", monday)
  })

  it("move together to make room for a longer period", async () => {
    await withReservation(db, "wednesday", wednesday)
    await reserveNow(db, week())
    const rows = await activeReservations(db)
    expect(rows).toHaveLength(3)
    expect(
      new Set(rows.filter(({ id }) => ["monday", "wednesday"].includes(id)).map(({ unit_id }) => unit_id)).size,
    ).toBe(1)
  })

  it("change places in one statement", async () => {
    await withReservation(db, "other", { ...monday, unit: "blk-2" })
    await db.raw(`update rental_reservation set unit_id = case unit_id when 'blk-1' then 'blk-2' else 'blk-1' end`)
    expect(await activeReservations(db)).toMatchObject([
      { id: "other", unit_id: "blk-1" },
      { id: "monday", unit_id: "blk-2" },
    ])
  })

  it.each([
    ["pinned", { is_pinned: true }, { is_pinned: true }],
    ["out", { status: "handed_over", start_day: "2026-12-02", window_start: "2026-12-02" }, { is_pinned: true }],
    ["a repair", { kind: "repair" }, { kind: "repair" }],
  ])("stay where they are tied: %s", async (_case, tie, tieOfNext) => {
    await db("rental_reservation").update(tie)
    await withReservation(db, "wednesday", wednesday, tieOfNext)
    await expect(reserveNow(db, week())).rejects.toMatchObject({ refusal: { reason: "no_single_unit", day: null } })
    expect(await activeReservations(db)).toMatchObject([{ id: "monday" }, { id: "wednesday" }])
  })

  it("leave a unit out of service to nobody new", async () => {
    await db("rental_unit").where({ id: "blk-2" }).update({ is_in_service: false })
    await expect(reserveNow(db, wish("blk", "2026-12-08", "2026-12-09"))).rejects.toMatchObject({
      refusal: { reason: "booked", day: "2026-12-08" },
    })
    await reserveNow(db, wish("blk", "2026-12-09", "2026-12-10"))
    expect(await activeReservations(db)).toMatchObject([{ unit_id: "blk-1" }, { unit_id: "blk-1" }])
  })
})

describe("the database's guard", () => {
  it("refuses a second reservation of a unit on one day, whoever writes it", async () => {
    await withProduct(db, "blk", 1)
    await withReservation(db, "first", { unit: "blk-1", start: "2026-12-07", end: "2026-12-09" })
    const second = withReservation(db, "second", { unit: "blk-1", start: "2026-12-09", end: "2026-12-10" })
    await expect(second).rejects.toMatchObject({ code: "23P01" })
    await withReservation(db, "third", { unit: "blk-1", start: "2026-12-10", end: "2026-12-10" })
  })

  it("lets a cancelled one lie", async () => {
    await withProduct(db, "blk", 1)
    const days = { unit: "blk-1", start: "2026-12-07", end: "2026-12-09" }
    await withReservation(db, "first", days, { status: "cancelled" })
    await withReservation(db, "second", days)
    expect(await activeReservations(db)).toHaveLength(1)
  })
})

describe("many at once, from two processes", () => {
  const processes = () => [db, otherProcess]
  const all = (count: number, ask: (process: Knex, index: number) => Promise<string>) =>
    Promise.allSettled(Array.from({ length: count }, (_, index) => ask(processes()[index % 2], index)))

  it("get exactly as many reservations as there are units; the rest hear when", async () => {
    await withProduct(db, "blk", 2)
    const outcomes = await all(50, (process) => reserveNow(process, wish("blk", "2026-12-07", "2026-12-09")))
    const refused = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []))
    expect(refused).toHaveLength(48)
    for (const error of refused) {
      expect(error).toBeInstanceOf(PeriodUnavailableError)
      expect(error.refusal.alternatives).toHaveLength(3)
    }
    expect(await activeReservations(db)).toMatchObject([{ unit_id: "blk-1" }, { unit_id: "blk-2" }])
  })

  it("fill three units to the last day although periods overlap in every way", async () => {
    await withProduct(db, "blk", 3)
    const day = (offset: number) => `2027-01-${String(11 + offset).padStart(2, "0")}`
    const periods = [0, 1, 2, 3, 4].flatMap((start) => [start, start, start].map((from) => [day(from), day(from)]))
    const longer = [
      [day(0), day(4)],
      [day(0), day(2)],
      [day(2), day(4)],
      [day(1), day(3)],
    ]
    await all(4 * longer.length, (process, index) =>
      reserveNow(process, wish("blk", longer[index % 4][0], longer[index % 4][1])),
    )
    await all(periods.length, (process, index) =>
      reserveNow(process, wish("blk", periods[index][0], periods[index][1])),
    )
    const perDay = await db("rental_reservation")
      .joinRaw("cross join generate_series(window_start, window_end, '1 day') as day")
      .select("day")
      .count("* as units")
      .groupBy("day")
    expect(perDay.map(({ units }) => Number(units))).toEqual([3, 3, 3, 3, 3])
  })

  it("wait for each other without a deadlock when they want the same products in another order", async () => {
    for (const id of ["a", "b", "c"]) await withProduct(db, id, 40)
    const checkout = (process: Knex, products: string[]) =>
      process.transaction(async (trx) => {
        await lockProducts(trx, products)
        for (const id of products) await reserve(trx, wish(id, "2026-12-07", "2026-12-08"))
        return "done"
      })
    const outcomes = await all(20, (process, index) => checkout(process, index % 2 ? ["a", "b", "c"] : ["c", "b", "a"]))
    expect(outcomes.filter(({ status }) => status === "rejected")).toEqual([])
    expect(await activeReservations(db)).toHaveLength(60)
  })
})
