import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { rentalPeriod } from "#shop/rental/rules/rental-period"
import {
  activeReservations,
  connect,
  emptyShop,
  freshRentalDatabase,
  reserveNow,
  wish,
  withProduct,
} from "../../__tests__/support/rental-database"
import type { HeldLine } from "../../shapes"
import { bookingsOf } from "../bookings"
import { endHolds, holdPeriods, planLines } from "../holds"

let db: Knex
let otherProcess: Knex

beforeAll(async () => {
  db = await freshRentalDatabase()
  otherProcess = connect()
})
afterAll(() => Promise.all([db.destroy(), otherProcess.destroy()]))
beforeEach(async () => {
  at("09:00")
  await emptyShop(db)
  await withProduct(db, "blk", 1)
})

const at = (time: string) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`2026-12-02T${time}:00Z`) })
}
const line = (lineId: string, start = "2026-12-07", end = "2026-12-08"): HeldLine => ({
  lineId,
  productId: "blk",
  deliveryTypeId: "pickup",
  period: rentalPeriod(start, end),
})
const hold = (customer: string, ...lines: HeldLine[]) => db.transaction((trx) => holdPeriods(trx, customer, lines))
const heldUntil = async (customer: string, ...lines: HeldLine[]) =>
  (await hold(customer, ...lines)).expiresAt?.toISOString().slice(11, 16)

describe("a hold", () => {
  it("keeps the period for fifteen minutes from others, not from its holder", async () => {
    expect(await heldUntil("anna", line("1"))).toBe("09:15")
    await expect(reserveNow(db, wish("blk", "2026-12-07", "2026-12-08", { customerId: "beat" }))).rejects.toMatchObject(
      {
        refusal: { reason: "booked" },
      },
    )
    await reserveNow(db, wish("blk", "2026-12-07", "2026-12-08", { customerId: "anna", lineId: "1" }))
    expect(await db("rental_hold")).toEqual([])
  })

  it("ends by time", async () => {
    await hold("anna", line("1"))
    at("09:16")
    await reserveNow(db, wish("blk", "2026-12-07", "2026-12-08", { customerId: "beat" }))
    expect(await activeReservations(db)).toHaveLength(1)
  })

  it("is refused with alternatives when the period is gone; the cart's other lines are held", async () => {
    await reserveNow(db, wish("blk", "2026-12-07", "2026-12-08"))
    const answer = await hold("anna", line("1"), line("2", "2026-12-09", "2026-12-10"))
    expect(answer.refusals).toMatchObject([{ lineId: "1", reason: "booked", day: "2026-12-07" }])
    expect(answer.refusals[0].alternatives).toHaveLength(3)
    expect(answer.expiresAt).not.toBeNull()
    expect((await db("rental_hold")).map(({ line_id }) => line_id)).toEqual(["2"])
  })

  it("needs a unit for each line of the cart", async () => {
    const { refusals } = await hold("anna", line("1"), line("2"))
    expect(refusals.map(({ lineId }) => lineId)).toEqual(["2"])
  })

  it("ends for lines that left the cart, and for all when it is released", async () => {
    const others = async () => (await bookingsOf(db, "blk", "pickup", "beat"))?.pickup.map(({ day }) => day)
    await hold("anna", line("1"), line("2", "2026-12-09", "2026-12-09"))
    expect(await others()).toEqual(["2026-12-07", "2026-12-08", "2026-12-09"])
    await hold("anna", line("2", "2026-12-09", "2026-12-09"))
    expect(await others()).toEqual(["2026-12-09"])
    await endHolds(db, "anna")
    expect(await others()).toEqual([])
  })
})

describe("asking for lines", () => {
  it("takes one statement, however many products and lines", async () => {
    await withProduct(db, "rtc", 1)
    const statements: string[] = []
    const note = ({ sql }: { sql: string }) => statements.push(sql)
    db.on("query", note)
    const { refusals } = await planLines(db, { customerId: null }, [
      line("1"),
      { ...line("2"), productId: "rtc" },
      line("3"),
      { ...line("4", "2026-12-09", "2026-12-09"), productId: "rtc" },
    ])
    db.removeListener("query", note)
    expect(refusals.map(({ lineId }) => lineId)).toEqual(["3"])
    expect(statements).toHaveLength(1)
  })

  it("counts neither what the customer holds at a checkout nor what is held for what is asked", async () => {
    await withProduct(db, "rtc", 3)
    const rtc = (lineId: string) => ({ ...line(lineId), productId: "rtc" })
    await hold("anna", rtc("1"))
    await hold("offer:shold_1", rtc("2"))
    await hold("beat", rtc("3"))
    const refusedOf = async (customerId: string | null, ownerIds: string[]) => {
      const { refusals } = await planLines(db, { customerId, ownerIds }, ["4", "5", "6"].map(rtc))
      return refusals.map(({ lineId }) => lineId)
    }
    expect(await refusedOf("anna", ["offer:shold_1", "beat"])).toEqual([])
    expect(await refusedOf("anna", ["offer:shold_1"])).toEqual(["6"])
    expect(await refusedOf("anna", [])).toEqual(["5", "6"])
    expect(await refusedOf(null, [])).toEqual(["4", "5", "6"])
  })
})

describe("renewal", () => {
  it("happens at most twice, and only when more than half of the time has passed", async () => {
    expect(await heldUntil("anna", line("1"))).toBe("09:15")
    at("09:05")
    expect(await heldUntil("anna", line("1"))).toBe("09:15")
    at("09:10")
    expect(await heldUntil("anna", line("1"))).toBe("09:25")
    at("09:20")
    expect(await heldUntil("anna", line("1"))).toBe("09:35")
    at("09:30")
    expect(await heldUntil("anna", line("1"))).toBe("09:35")
  })

  it("is told from when on it gives more time for what ends first", async () => {
    const other = line("2", "2026-12-09", "2026-12-09")
    const renewableFrom = async (...lines: HeldLine[]) =>
      (await hold("anna", ...lines)).renewableFrom?.toISOString().slice(11, 19)
    expect(await renewableFrom(line("1"))).toBe("09:07:30")
    at("09:10")
    expect(await renewableFrom(line("1"))).toBe("09:17:30")
    at("09:20")
    expect(await renewableFrom(line("1"), other)).toBeUndefined()
    at("09:30")
    expect(await renewableFrom(other)).toBe("09:37:30")
  })

  it("can't be had by waiting for the end, by letting go in between, nor from another process", async () => {
    for (const time of ["09:00", "09:10", "09:20"]) {
      at(time)
      await hold("anna", line("1"))
    }
    for (const time of ["09:36", "10:30", "12:14"]) {
      at(time)
      expect(await heldUntil("anna", line("1"))).toBeUndefined()
      await hold("anna")
      const elsewhere = await otherProcess.transaction((trx) => holdPeriods(trx, "anna", [line("1")]))
      expect(elsewhere).toEqual({ expiresAt: null, renewableFrom: null, notHeld: ["1"], refusals: [] })
    }
    at("12:16")
    expect(await heldUntil("anna", line("1"))).toBe("12:31")
  })

  it("can't be had by another line of the same days, nor by more or fewer of them", async () => {
    expect(await heldUntil("anna", line("1"))).toBe("09:15")
    at("09:10")
    expect(await heldUntil("anna", line("2", "2026-12-07", "2026-12-10"))).toBe("09:25")
    at("09:20")
    expect(await heldUntil("anna", line("3", "2026-12-08", "2026-12-08"))).toBe("09:35")
    at("09:30")
    expect(await heldUntil("anna", line("4", "2026-12-08", "2026-12-09"))).toBe("09:35")
    at("09:40")
    expect(await heldUntil("anna", line("5", "2026-12-07", "2026-12-08"))).toBeUndefined()
    await reserveNow(db, wish("blk", "2026-12-07", "2026-12-08", { customerId: "beat" }))
  })

  it("is everybody's own: who comes next holds what somebody else has held for long", async () => {
    for (const time of ["09:00", "09:10", "09:20"]) {
      at(time)
      await hold("anna", line("1"))
    }
    at("09:36")
    expect(await heldUntil("beat", line("2"))).toBe("09:51")
  })

  it("is one for two units of the same days", async () => {
    await db("rental_unit").insert({ id: "blk-2", product_id: "blk", serial_number: "blk-2" })
    expect(await heldUntil("anna", line("1"))).toBe("09:15")
    at("09:03")
    expect(await heldUntil("anna", line("1"), line("2"))).toBe("09:15")
    at("09:10")
    expect(await heldUntil("anna", line("1"), line("2"))).toBe("09:25")
    at("09:20")
    expect(await heldUntil("anna", line("1"), line("2"))).toBe("09:35")
  })

  it("is counted once when two processes ask at the same moment", async () => {
    await Promise.all(
      [db, otherProcess, db, otherProcess].map((process, index) =>
        process.transaction((trx) => holdPeriods(trx, "anna", [line(String(index))])),
      ),
    )
    expect(await db("rental_hold")).toHaveLength(1)
    expect(await db("rental_hold_grant")).toHaveLength(1)
  })

  it("starts again for another period", async () => {
    await hold("anna", line("1"))
    at("09:05")
    expect(await heldUntil("anna", line("1", "2026-12-14", "2026-12-15"))).toBe("09:20")
  })
})

it("holds five periods of a customer at most", async () => {
  await db("rental_unit").insert(
    [2, 3, 4, 5, 6, 7].map((number) => ({ id: `blk-${number}`, product_id: "blk", serial_number: `blk-${number}` })),
  )
  const lines = Array.from({ length: 6 }, (_, index) => line(String(index)))
  const { refusals, notHeld } = await hold("anna", ...lines)
  expect([refusals, notHeld]).toEqual([[], ["5"]])
  expect(await db("rental_hold")).toHaveLength(5)
})
