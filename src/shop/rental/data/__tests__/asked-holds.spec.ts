import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { rentalPeriod } from "#shop/rental/rules/rental-period"
import { holdLines } from "../booking/asked-holds"
import { holdPeriods } from "../booking/holds"
import { endOffers, giveOffer, heldOffers, openOffers } from "../booking/offers"
import { eachInAnEmptyShop, reserveNow, wish, withProduct, withReservation } from "./support/rental-database"

let db: Knex
let other: Knex
eachInAnEmptyShop((own, otherProcess) => {
  db = own
  other = otherProcess
})
beforeEach(() => withProduct(db, "blk", 1))

const UNTIL = new Date("2026-12-03T09:00:00Z")
const LATER = new Date("2026-12-03T10:00:00Z")
const PERIOD = rentalPeriod("2026-12-08", "2026-12-09")
const line = (lineId: string) => ({ ...wish("blk", "2026-12-08", "2026-12-09"), lineId })
const hold = (askedId: string, lineIds = [`line-of-${askedId}`], from = db) =>
  from.transaction((trx) =>
    holdLines(trx, { askedId, customerId: `customer-${askedId}`, lines: lineIds.map(line), until: UNTIL }),
  )
const orderAs = (customerId: string, lineId: string) =>
  reserveNow(db, wish("blk", "2026-12-08", "2026-12-09", { customerId, lineId }))

it("counts as taken for everybody, his own other cart included, and is taken by its line alone", async () => {
  expect(await hold("anna")).toEqual([])
  await expect(orderAs("thief", "his-line")).rejects.toMatchObject({ refusal: { reason: "booked" } })
  await expect(orderAs("customer-anna", "her-other-line")).rejects.toMatchObject({ refusal: { reason: "booked" } })
  await orderAs("customer-anna", "line-of-anna")
  expect(await db("rental_hold")).toEqual([])
})

it("holds all of its lines or none, and names those that can't be had", async () => {
  const refused = await hold("anna", ["first", "second"])
  expect(refused).toEqual([expect.objectContaining({ lineId: "second", reason: "booked" })])
  expect(await db("rental_hold")).toEqual([])
})

it("takes the place of what the checkout held for the line, and isn't ended with that", async () => {
  await db.transaction((trx) => holdPeriods(trx, "customer-anna", [line("line-of-anna")]))
  await hold("anna")
  await db.transaction((trx) => holdPeriods(trx, "customer-anna", []))
  expect(await db("rental_hold").pluck("customer_id")).toEqual(["offer:anna"])
})

it("of many at once in two processes, one has the unit", async () => {
  const asked = Array.from({ length: 20 }, (_, index) => hold(`asked-${index}`, undefined, index % 2 ? db : other))
  const refusals = await Promise.all(asked)
  expect(refusals.filter((each) => each.length === 0)).toHaveLength(1)
})

it("ends with its time, or before when it is ended", async () => {
  await hold("anna")
  expect(await db.transaction((trx) => endOffers(trx, ["anna"]))).toBe(1)
  await hold("bruno")
  vi.setSystemTime(UNTIL)
  expect(await hold("carla")).toEqual([])
})

it("is refused where the unit is rented", async () => {
  await withReservation(db, "taken", { unit: "blk-1", start: "2026-12-08", end: "2026-12-08" })
  expect(await hold("anna")).toHaveLength(1)
})

describe("a line that an offer holds", () => {
  const offerUntil = async (until: Date) => {
    const request = { askedId: "waiting", deliveryTypeId: "pickup", periods: [PERIOD], endsOf: () => until }
    await db.transaction(async (trx) => {
      await openOffers(trx, "blk", async () => [request])
      await giveOffer(trx, "waiting", "line-of-anna")
    })
  }

  it.each([
    ["for longer than the offer would", new Date("2026-12-03T08:00:00Z"), UNTIL],
    ["as long as the offer would, if that is longer", LATER, LATER],
  ])("is held for who waits for another's word alone, %s", async (_case, offeredUntil, heldUntil) => {
    await offerUntil(offeredUntil)
    expect(await hold("anna")).toEqual([])
    expect(await db("rental_hold").select("customer_id", "expires_at", "offer_of", "offer_until")).toEqual([
      { customer_id: "offer:anna", expires_at: heldUntil, offer_of: "offer:waiting", offer_until: offeredUntil },
    ])
    expect(await heldOffers(db, ["waiting"])).toEqual(new Map([["waiting", heldUntil]]))
    expect(await db.transaction((trx) => giveOffer(trx, "waiting", "another-line"))).toBe(false)
  })

  it("stays offered beside other days that his line was moved to, until that is ordered", async () => {
    await offerUntil(LATER)
    const moved = { ...wish("blk", "2026-12-09", "2026-12-10"), lineId: "line-of-anna" }
    const asked = { askedId: "anna", customerId: "customer-anna", lines: [moved], until: UNTIL }
    expect(await db.transaction((trx) => holdLines(trx, asked))).toEqual([])
    expect(
      await db("rental_hold").select("customer_id", "window_start", "expires_at", "offer_of").orderBy("window_start"),
    ).toEqual([
      { customer_id: "offer:waiting", window_start: "2026-12-08", expires_at: LATER, offer_of: null },
      { customer_id: "offer:anna", window_start: "2026-12-09", expires_at: UNTIL, offer_of: null },
    ])
    await reserveNow(db, { ...moved, customerId: "customer-anna" })
    expect(await db("rental_hold")).toEqual([])
  })

  it("stays held for him when who was offered it waits no more", async () => {
    await offerUntil(LATER)
    await hold("anna")
    expect(await db.transaction((trx) => endOffers(trx, ["waiting"]))).toBe(1)
    expect(await heldOffers(db, ["waiting"])).toEqual(new Map())
    await expect(orderAs("thief", "his-line")).rejects.toMatchObject({ refusal: { reason: "booked" } })
  })

  it("that he can't have together with his others stays offered", async () => {
    await offerUntil(LATER)
    expect(await hold("anna", ["line-of-anna", "second"])).toHaveLength(1)
    expect(await heldOffers(db, ["waiting"])).toEqual(new Map([["waiting", LATER]]))
  })
})
