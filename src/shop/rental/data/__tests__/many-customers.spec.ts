import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { calendarDay, daysBetween, fromDayNumber, toDayNumber } from "#kernel/calendar-day"
import { brokenPeriodRule } from "../../rules/calendar-rules"
import { PeriodUnavailableError } from "../../rules/errors"
import { rentalPeriod } from "../../rules/rental-period"
import { bookingsOf } from "../booking/bookings"
import { holdPeriods } from "../booking/holds"
import { cancelReservation } from "../booking/reserve"
import {
  activeReservations,
  connect,
  emptyShop,
  freshRentalDatabase,
  reserveNow,
  wish,
  withProduct,
} from "./support/rental-database"

let processes: [Knex, Knex]

beforeAll(async () => {
  processes = [await freshRentalDatabase(), connect()]
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-02T09:00:00Z") })
})
afterAll(() => Promise.all(processes.map((db) => db.destroy())))

/** Repeatable numbers below `limit`. */
function dice(seed: number) {
  let state = seed
  return (limit: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 8) % limit
  }
}

const FIRST = toDayNumber(calendarDay("2027-01-11"))

/** A period of one to five days in six weeks that the calendar would let through. */
function somePeriod(roll: (limit: number) => number) {
  const [today, horizon, earliest] = ["2026-12-02", "2028-06-02", "2026-12-03"].map(calendarDay)
  const frame = { today, horizon, isPickup: true, earliest }
  for (;;) {
    const start = FIRST + roll(40)
    const period = rentalPeriod(fromDayNumber(start), fromDayNumber(start + roll(5)))
    if (brokenPeriodRule(period, frame) === null) return period
  }
}

describe("many customers at once, reserving, holding and cancelling in two processes", () => {
  it.each([1, 2, 3])("leave a fleet that adds up, run %i", async (seed) => {
    const [db] = processes
    const roll = dice(seed)
    await emptyShop(db)
    await withProduct(db, "blk", 3)
    const made: string[] = []

    const act = async (process: Knex, customer: string) => {
      const { start, end } = somePeriod(roll)
      const what = roll(10)
      const request = wish("blk", start, end, { customerId: customer })
      if (what === 0 && made.length > 0) {
        const [id] = made.splice(roll(made.length), 1)
        return process.transaction((trx) => cancelReservation(trx, id))
      }
      if (what === 1) {
        const line = { lineId: request.orderLineId, productId: "blk", deliveryTypeId: "pickup", period: request.period }
        return process.transaction((trx) => holdPeriods(trx, customer, [line]))
      }
      made.push(await reserveNow(process, request))
    }

    for (let round = 0; round < 6; round += 1) {
      const outcomes = await Promise.allSettled(
        Array.from({ length: 20 }, (_, index) => act(processes[index % 2], `customer-${roll(8)}`)),
      )
      for (const outcome of outcomes) {
        if (outcome.status === "rejected") expect(outcome.reason).toBeInstanceOf(PeriodUnavailableError)
      }
    }

    const rows = await activeReservations(db)
    expect(rows.map(({ id }) => id).sort()).toEqual([...made].sort())
    const holds = await db("rental_hold").where("expires_at", ">", new Date())
    const listed = new Map((await bookingsOf(db, "blk", "pickup", null))?.pickup.map((one) => [one.day, one.booked]))
    for (const day of daysBetween(fromDayNumber(FIRST), fromDayNumber(FIRST + 50))) {
      const covers = ({ window_start, window_end }: (typeof rows)[number]) => window_start <= day && day <= window_end
      const reserved = rows.filter(covers)
      const held = holds.filter(covers)
      const heldBeside = held.filter((hold) => !reserved.some((row) => row.customer_id === hold.customer_id))
      // A hold keeps others away, not its own customer, who may have reserved these days in another order.
      expect(reserved.length + heldBeside.length).toBeLessThanOrEqual(3)
      expect(listed.get(day) ?? 0).toBe(Math.min(3, reserved.length + held.length))
    }
    expect(rows.length).toBeGreaterThan(10)
  })
})
