import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { isFriday } from "#kernel/calendar-day"
import { rentalPeriod } from "#shop/rental/rules/rental-period"
import { bookingsOf } from "../booking/bookings"
import { checkPeriod } from "../booking/check-period"
import { searchPeriod } from "../booking/search-period"
import { obeyDayRules } from "../day-rules"
import { obeyDeliveryRules } from "../delivery-rules"
import { eachInAnEmptyShop, reserveNow, wish, withProduct } from "./support/rental-database"

let db: Knex
eachInAnEmptyShop((own) => {
  db = own
})
beforeEach(() => withProduct(db, "blk", 1))
afterEach(() => {
  obeyDayRules([])
  obeyDeliveryRules([])
})

const lists = async (deliveryTypeId: string | null = null) => {
  const bookings = await bookingsOf(db, "blk", deliveryTypeId, null)
  if (!bookings) throw new Error("blk is rented out")
  return bookings
}
const days = async (deliveryTypeId: string | null, kind: "pickup" | "delivery") =>
  (await lists(deliveryTypeId)).dayRules.flatMap((one) => one[kind].slice(0, 2))
const asked = { productId: "blk", deliveryTypeId: "pickup", period: rentalPeriod("2026-12-04", "2026-12-04") }

/** No start on a Friday, unless the unit is sent by post. */
const isBarred = vi.fn((day, { delivery }) => delivery.slug !== "post" && isFriday(day))
const noFriday = {
  code: "acme:friday",
  title: "kein Freitag",
  refusal: "Kein Freitag.",
  bars: "start",
  isBarred,
} as const

describe("a day rule", () => {
  beforeEach(() => {
    isBarred.mockClear()
    obeyDayRules([noFriday])
  })

  it("bars the days of the delivery type that is asked for, else those of any of its kind", async () => {
    await db("rental_delivery_type").insert({ id: "van", slug: "van", name: "Bus", price_rappen: 9900, sort_order: 3 })
    const fridays = ["2026-12-04", "2026-12-11"]
    expect([await days("pickup", "pickup"), await days(null, "pickup")]).toEqual([fridays, fridays])
    expect([await days("post", "delivery"), await days("van", "delivery")]).toEqual([[], fridays])
    expect(await days(null, "delivery")).toEqual(fridays)
    await db("rental_delivery_type").where({ id: "van" }).update({ is_active: false })
    expect(await days(null, "delivery")).toEqual([])
  })

  it("is kept by check, search and reservation", async () => {
    const refusal = { reason: "rule", rule: { code: "acme:friday" } }
    expect(await checkPeriod(db, asked)).toMatchObject({ ok: false, ...refusal, day: "2026-12-04" })
    const found = await searchPeriod(db, { ...asked, productIds: ["blk"] })
    expect(found.get("blk")).toMatchObject({ isFree: false, ...refusal, next: { start: "2026-12-07" } })
    await expect(reserveNow(db, wish("blk", "2026-12-04", "2026-12-04"))).rejects.toMatchObject({ refusal })
    await expect(reserveNow(db, wish("blk", "2026-12-03", "2026-12-04"))).resolves.toContain("rres")
  })

  it("is asked once about each day of a product and delivery, and again the next day", async () => {
    for (const _thrice of [1, 2, 3]) await checkPeriod(db, asked)
    await lists()
    const about = isBarred.mock.calls.map(([day, { delivery }]) => `${day} ${delivery.id}`)
    expect(about.length).toBeGreaterThan(1_000)
    expect(new Set(about).size).toBe(about.length)
    vi.setSystemTime(new Date("2026-12-03T09:00:00Z"))
    await checkPeriod(db, asked)
    expect(isBarred.mock.calls.length).toBeGreaterThan(about.length)
  })
})

describe("the first start of a kind", () => {
  it("is that of the delivery type that is asked for, else the latest of its kind", async () => {
    await db("rental_delivery_type").insert([
      { id: "van", slug: "van", name: "Bus", price_rappen: 9900, lead_days: 0, sort_order: 3 },
      { id: "lorry", slug: "lorry", name: "Lastwagen", price_rappen: 19_900, lead_days: 4, sort_order: 4 },
    ])
    const firstStart = async (id: string | null) => (await lists(id)).firstStarts
    expect(await firstStart("van")).toEqual({ pickup: "2026-12-03", delivery: "2026-12-02" })
    expect(await firstStart(null)).toEqual({ pickup: "2026-12-03", delivery: "2026-12-08" })
    await db("rental_delivery_type").where({ id: "lorry" }).update({ is_active: false })
    expect(await firstStart(null)).toEqual({ pickup: "2026-12-03", delivery: "2026-12-03" })
    vi.setSystemTime(new Date("2026-12-02T15:00:00Z"))
    expect(await firstStart("van")).toEqual({ pickup: "2026-12-03", delivery: "2026-12-03" })
  })

  it("is what an extension says where staff left it open", async () => {
    obeyDeliveryRules([{ name: "acme", timesOf: ({ isPickup }) => (isPickup ? { leadDays: 0, cutOff: "11:00" } : {}) }])
    const today = { ...asked, period: rentalPeriod("2026-12-02", "2026-12-02") }
    expect((await lists("pickup")).firstStarts.pickup).toBe("2026-12-02")
    expect(await checkPeriod(db, today)).toEqual({ ok: true })
    vi.setSystemTime(new Date("2026-12-02T10:00:00Z"))
    expect(await checkPeriod(db, today)).toMatchObject({ ok: false, reason: "lead_time", day: "2026-12-02" })
    await db("rental_delivery_type").where({ id: "pickup" }).update({ lead_days: 0, cut_off_time: "12:00" })
    expect(await checkPeriod(db, today)).toEqual({ ok: true })
  })
})
