import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { UnknownDeliveryTypeError } from "#shop/rental/rules/errors"
import { expectCalendarAsDecided } from "../../__tests__/support/calendar-and-decision"
import {
  emptyShop,
  freshRentalDatabase,
  wish,
  withProduct,
  withReservation,
} from "../../__tests__/support/rental-database"
import { bookingsOf } from "../bookings"
import { checkPeriod } from "../check-period"

let db: Knex

beforeAll(async () => {
  db = await freshRentalDatabase()
})
afterAll(() => db.destroy())
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-02T09:00:00Z") })
  await emptyShop(db)
  await withProduct(db, "blk", 2)
})

const lists = async (customerId: string | null = null, deliveryTypeId: string | null = null) => {
  const bookings = await bookingsOf(db, "blk", deliveryTypeId, customerId)
  if (!bookings) throw new Error("blk is rented out")
  return bookings
}
const fetched = async (customerId: string | null = null) => (await lists(customerId)).pickup

const holdOf = (customer: string, expires: string) =>
  db("rental_hold").insert({
    id: `${customer}-hold`,
    customer_id: customer,
    line_id: "line",
    product_id: "blk",
    window_start: "2026-12-09",
    window_end: "2026-12-09",
    expires_at: expires,
  })

describe("the bookings of a product", () => {
  it("list the days on which units are taken, for fetching and for the widest delivery", async () => {
    await withReservation(db, "r", { unit: "blk-1", start: "2026-12-09", end: "2026-12-09" })
    const { pickup, delivery } = await lists()
    expect(pickup).toEqual([{ day: "2026-12-09", booked: 1, notBooked: 1 }])
    expect(delivery.filter(({ reason }) => reason !== "lead_time").map(({ day }) => day)).toEqual([
      "2026-12-08",
      "2026-12-09",
      "2026-12-10",
    ])
  })

  it("are exact for one delivery type in the list of its kind; the other list stays as without", async () => {
    await withReservation(db, "r", { unit: "blk-1", start: "2026-12-09", end: "2026-12-09" })
    const [all, forPickup, forPost] = await Promise.all([lists(), lists(null, "pickup"), lists(null, "post")])
    expect(forPickup).toEqual(all)
    expect(forPost.pickup).toEqual([{ day: "2026-12-09", booked: 1, notBooked: 1 }])
    expect(forPost.delivery).toEqual(all.delivery)
    await expect(lists(null, "balloon")).rejects.toThrow(UnknownDeliveryTypeError)
  })

  it("do not exist for a product that is not rented out", async () => {
    expect(await bookingsOf(db, "book", null, null)).toBeNull()
  })

  it("reach to the horizon and name closed days, holidays and the shop's own, as such", async () => {
    await db("rental_closed_day").insert({ id: "c", date: "2026-12-28", name: "Betriebsferien" })
    const { today, horizon, closedDays, pickup } = await lists()
    expect([today, horizon]).toEqual(["2026-12-02", "2028-06-02"])
    expect(closedDays.slice(0, 4)).toEqual([
      { date: "2026-12-25", name: "Weihnachtstag" },
      { date: "2026-12-26", name: "Stephanstag" },
      { date: "2026-12-28", name: "Betriebsferien" },
      { date: "2027-01-01", name: "Neujahr" },
    ])
    expect(pickup).toEqual([])
  })

  it("take two statements when something has changed, else one", async () => {
    let statements = 0
    const count = () => {
      statements += 1
    }
    const statementsOf = async (act: () => Promise<unknown>) => {
      statements = 0
      await act()
      return statements
    }
    await lists()
    await withReservation(db, "r", { unit: "blk-1", start: "2026-12-09", end: "2026-12-09" })
    db.on("query", count)
    expect([await statementsOf(lists), await statementsOf(lists)]).toEqual([2, 1])
    db.off("query", count)
  })
})

describe("what is cached of a product is dropped by", () => {
  const changes: [string, () => Promise<unknown>][] = [
    ["a reservation", () => withReservation(db, "r", { unit: "blk-1", start: "2026-12-09", end: "2026-12-09" })],
    ["a move", () => db("rental_reservation").where({ id: "first" }).update({ window_end: "2026-12-10" })],
    ["a deletion", () => db("rental_reservation").delete()],
    ["a unit out of service", () => db("rental_unit").where({ id: "blk-1" }).update({ is_in_service: false })],
    ["another restocking time", () => db("rental_product").update({ restocking_days: 2 })],
    ["another way to deliver", () => db("rental_delivery_type").where({ id: "post" }).update({ transit_out_days: 3 })],
    ["a closed day", () => db("rental_closed_day").insert({ id: "c", date: "2026-12-03", name: "Betriebsausflug" })],
    ["a hold", () => holdOf("anna", "2026-12-02T09:10:00Z")],
    ["another day", async () => vi.setSystemTime(new Date("2026-12-03T09:00:00Z"))],
  ]

  it.each(changes)("%s", async (_case, change) => {
    await withReservation(db, "first", { unit: "blk-2", start: "2026-12-09", end: "2026-12-09" })
    const before = await lists()
    await change()
    expect(await lists()).not.toEqual(before)
  })

  it("nothing that was rolled back", async () => {
    const before = await lists()
    const failing = db.transaction(async (trx) => {
      await trx("rental_unit").update({ is_in_service: false })
      throw new Error("no")
    })
    await expect(failing).rejects.toThrow("no")
    expect(await lists()).toEqual(before)
  })
})

describe("a unit is missed", () => {
  const everyDay = async () => (await fetched()).length > 500

  it("while it is out of service", async () => {
    await db("rental_unit").update({ is_in_service: false })
    expect(await everyDay()).toBe(true)
    expect((await fetched())[0]).toEqual({ day: "2026-12-02", booked: 0, notBooked: 0, reason: "maintenance" })
  })

  it("once its calibration date has passed, and not before", async () => {
    await db("rental_unit").update({ calibration_due: "2026-12-02" })
    expect(await everyDay()).toBe(false)
    await db("rental_unit").update({ calibration_due: "2026-12-01" })
    expect(await everyDay()).toBe(true)
  })

  it("while it is out beyond its end, until it can be back", async () => {
    const late = { status: "handed_over", window_end: "2026-12-01", days_after: 1 }
    await withReservation(db, "late", { unit: "blk-1", start: "2026-11-23", end: "2026-11-30" }, late)
    expect((await fetched()).map(({ day }) => day)).toEqual(["2026-12-02", "2026-12-03"])
  })

  it("once, where it is late and has to be repaired on the same day", async () => {
    const late = { status: "handed_over", window_end: "2026-12-01", days_after: 1 }
    await withReservation(db, "late", { unit: "blk-1", start: "2026-11-23", end: "2026-11-30" }, late)
    await withReservation(db, "repair", { unit: "blk-1", start: "2026-12-02", end: "2026-12-02" }, { kind: "repair" })
    await withReservation(db, "pinned", { unit: "blk-1", start: "2026-12-03", end: "2026-12-04" }, { is_pinned: true })
    expect(await fetched()).toEqual(
      ["2026-12-02", "2026-12-03", "2026-12-04"].map((day) => ({ day, booked: 1, notBooked: 1 })),
    )
    expect(await checkPeriod(db, wish("blk", "2026-12-03", "2026-12-04"))).toEqual({ ok: true })
  })

  it("once, where it came back today and went out again today for days to come", async () => {
    const gone = { status: "handed_over" }
    await withReservation(db, "back", { unit: "blk-1", start: "2026-11-30", end: "2026-12-02" }, { status: "returned" })
    await withReservation(db, "gone", { unit: "blk-1", start: "2026-12-03", end: "2026-12-04" }, gone)
    expect((await fetched()).map(({ day, booked }) => `${day} ${booked}`)).toEqual([
      ...["2026-12-02 1", "2026-12-03 1", "2026-12-04 1"],
    ])
    await expectCalendarAsDecided(db)
  })

  it("until a repair is done", async () => {
    for (const unit of ["blk-1", "blk-2"])
      await withReservation(db, unit, { unit, start: "2026-12-07", end: "2026-12-07" }, { kind: "repair" })
    expect(await fetched()).toEqual([{ day: "2026-12-07", booked: 2, notBooked: 0, reason: "maintenance" }])
  })
})

describe("the lists and the decision about a period", () => {
  it("count the same load, whatever state the reservations are in", async () => {
    await db("rental_unit").insert({ id: "blk-3", product_id: "blk", serial_number: "x", is_in_service: false })
    const late = { status: "handed_over", window_end: "2026-12-01", days_after: 1 }
    await withReservation(db, "late", { unit: "blk-1", start: "2026-11-23", end: "2026-11-30" }, late)
    await withReservation(db, "mended", { unit: "blk-1", start: "2026-12-02", end: "2026-12-02" }, { kind: "repair" })
    await withReservation(db, "next", { unit: "blk-1", start: "2026-12-03", end: "2026-12-04" })
    await withReservation(db, "repair", { unit: "blk-3", start: "2026-12-07", end: "2026-12-11" }, { kind: "repair" })
    await withReservation(db, "block", { unit: "blk-2", start: "2026-12-09", end: "2026-12-10" }, { kind: "other" })
    await withReservation(db, "stranded", { unit: "blk-3", start: "2026-12-14", end: "2026-12-15" })
    await withReservation(
      db,
      "gone",
      { unit: "blk-2", start: "2026-12-14", end: "2026-12-15" },
      { status: "cancelled" },
    )
    await expectCalendarAsDecided(db)
  })
})

describe("a hold", () => {
  it("shows as booked to others, not to its holder", async () => {
    await holdOf("anna", "2026-12-02T09:10:00Z")
    expect(await fetched()).toHaveLength(1)
    expect(await fetched("beat")).toHaveLength(1)
    expect(await fetched("anna")).toEqual([])
  })

  it("is gone at its end without anybody cleaning up", async () => {
    await holdOf("anna", "2026-12-02T09:10:00Z")
    vi.setSystemTime(new Date("2026-12-02T09:10:01Z"))
    expect(await fetched()).toEqual([])
  })
})

describe("checking a period", () => {
  const { productId, deliveryTypeId, period } = wish("blk", "2026-12-07", "2026-12-09")
  const question = { productId, deliveryTypeId, period }

  it("says yes while a unit is free", async () => {
    await withReservation(db, "r", { unit: "blk-1", start: "2026-12-07", end: "2026-12-09" })
    expect(await checkPeriod(db, question)).toEqual({ ok: true })
  })

  it("counts the other lines of the same cart", async () => {
    await withReservation(db, "r", { unit: "blk-1", start: "2026-12-07", end: "2026-12-09" })
    expect(await checkPeriod(db, { ...question, alongside: [question] })).toMatchObject({ ok: false, reason: "booked" })
    const elsewhere = { ...question, productId: "other" }
    expect(await checkPeriod(db, { ...question, alongside: [elsewhere] })).toEqual({ ok: true })
  })

  it("refuses a delivery whose dispatch has passed", async () => {
    vi.setSystemTime(new Date("2026-12-02T15:00:00Z"))
    const tomorrow = wish("blk", "2026-12-03", "2026-12-04", { deliveryTypeId: "post" })
    expect(await checkPeriod(db, tomorrow)).toMatchObject({ ok: false, reason: "lead_time", day: "2026-12-03" })
  })

  it("refuses to start on a holiday", async () => {
    const christmas = wish("blk", "2026-12-25", "2026-12-28")
    expect(await checkPeriod(db, christmas)).toMatchObject({ ok: false, reason: "closed", day: "2026-12-25" })
  })
})
