import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { beforeEach, expect, it, vi } from "vitest"
import type { OfferRequest } from "#shop/rental/rules/offer"
import { rentalPeriod } from "#shop/rental/rules/rental-period"
import { holdPeriods } from "../booking/holds"
import { endOffers, giveOffer, heldOffers, openOffers, withdrawOffers } from "../booking/offers"
import { firstPossible } from "../booking/search-period"
import { eachInAnEmptyShop, reserveNow, wish, withProduct, withReservation } from "./support/rental-database"

let db: Knex
let other: Knex
eachInAnEmptyShop((own, otherProcess) => {
  db = own
  other = otherProcess
})
beforeEach(() => withProduct(db, "blk", 1))

const ENDS = new Date("2026-12-03T09:00:00Z")
const asked = rentalPeriod("2026-12-08", "2026-12-09")
const dayLater = rentalPeriod("2026-12-09", "2026-12-10")

const request = (askedId: string, periods = [asked], deliveryTypeId = "pickup", ends = ENDS): OfferRequest => ({
  ...{ askedId, periods, deliveryTypeId },
  endsOf: () => ends,
})
const offer = (requests: OfferRequest[], from = db) =>
  from.transaction((trx) => openOffers(trx, "blk", async () => requests))
const askedIds = (held: Awaited<ReturnType<typeof offer>>) => held.map(({ askedId }) => askedId)
const orderAs = (customerId: string, lineId?: string) =>
  reserveNow(db, wish("blk", "2026-12-08", "2026-12-09", { customerId, lineId }))

it("holds the unit for who is first, and nothing for the others", async () => {
  expect(askedIds(await offer([request("anna"), request("bruno")]))).toEqual(["anna"])
  expect(await offer([request("bruno")])).toEqual([])
  await expect(orderAs("customer")).rejects.toMatchObject({ refusal: { reason: "booked" } })
})

it("holds as many units as are free, each for one of them", async () => {
  await db("rental_unit").insert({ id: "blk-2", product_id: "blk", serial_number: "blk-2" })
  expect(askedIds(await offer(["anna", "bruno", "carla"].map((id) => request(id))))).toEqual(["anna", "bruno"])
})

it("holds the first of the wished periods that can be had, and skips a delivery that is gone", async () => {
  await withReservation(db, "taken", { unit: "blk-1", start: "2026-12-08", end: "2026-12-08" })
  const held = await offer([request("gone", [dayLater], "drone"), request("anna", [asked, dayLater])])
  expect(held).toEqual([{ askedId: "anna", period: dayLater, endsAt: ENDS }])
})

it("makes one offer for one unit, however many processes look at once", async () => {
  const looks = Array.from({ length: 20 }, (_, index) => offer([request(`wait-${index}`)], index % 2 ? db : other))
  expect((await Promise.all(looks)).flat()).toHaveLength(1)
})

it("lets the line order that it was given to, and nobody else", async () => {
  await offer([request("anna")])
  expect(await db.transaction((trx) => giveOffer(trx, "anna", "her-line"))).toBe(true)
  await expect(orderAs("thief", "his-line")).rejects.toMatchObject({ refusal: { reason: "booked" } })
  await orderAs("anna", "her-line")
  expect(await heldOffers(db, ["anna"])).toEqual(new Map())
})

it("stands in for the hold of the checkout, which ends no offer", async () => {
  await offer([request("anna")])
  await db.transaction((trx) => giveOffer(trx, "anna", "her-line"))
  const line = { ...wish("blk", "2026-12-08", "2026-12-09"), lineId: "her-line" }
  const hold = () => db.transaction((trx) => holdPeriods(trx, "customer", [line]))
  expect(await hold()).toEqual({ expiresAt: ENDS, renewableFrom: null, notHeld: [], refusals: [] })
  expect(await db("rental_hold")).toHaveLength(1)
  await db.transaction((trx) => holdPeriods(trx, "customer", []))
  expect(await heldOffers(db, ["anna"])).toEqual(new Map([["anna", ENDS]]))
})

it.each<[string, string, string, Date]>([
  ["later days than the offer's is held as any other", "2026-12-15", "2026-12-16", new Date("2026-12-02T09:15:00Z")],
  ["one of the offer's days is held by it", "2026-12-08", "2026-12-08", ENDS],
])("a line moved to %s", async (_case, start, end, until) => {
  await offer([request("anna")])
  await db.transaction((trx) => giveOffer(trx, "anna", "her-line"))
  const line = { ...wish("blk", start, end), lineId: "her-line" }
  const { expiresAt } = await db.transaction((trx) => holdPeriods(trx, "customer", [line]))
  expect(expiresAt).toEqual(until)
  const isFree = reserveNow(db, wish("blk", start, end, { customerId: "thief", lineId: "his-line" }))
  await expect(isFree).rejects.toMatchObject({ refusal: { reason: "booked" } })
})

it("ends by itself, and can't be given to a line any more", async () => {
  await offer([request("anna")])
  vi.setSystemTime(new Date("2026-12-03T09:00:01Z"))
  expect(await db.transaction((trx) => giveOffer(trx, "anna", "her-line"))).toBe(false)
  const later = new Date("2026-12-04T09:00:00Z")
  expect(askedIds(await offer([request("bruno", [asked], "pickup", later)]))).toEqual(["bruno"])
})

it("isn't made where its time would be over, and holds nothing", async () => {
  const over = new Date("2026-12-02T09:00:00Z")
  expect(askedIds(await offer([request("anna", [asked], "pickup", over), request("bruno")]))).toEqual(["bruno"])
})

it("is told the last day on which its period can be ordered, by the delivery's lead time", async () => {
  const lastDays: string[] = []
  const noted = (deliveryTypeId: string): OfferRequest => ({
    ...{ askedId: deliveryTypeId, periods: [asked], deliveryTypeId },
    endsOf: (day) => {
      lastDays.push(day)
      return new Date(0)
    },
  })
  await db("rental_delivery_type").where({ id: "pickup" }).update({ lead_days: 1 })
  await offer([noted("pickup"), noted("post")])
  expect(lastDays).toEqual(["2026-12-04", "2026-12-07"])
})

it("is free again once it is sent back", async () => {
  await offer([request("anna")])
  expect(await db.transaction((trx) => endOffers(trx, ["anna"]))).toBe(1)
  expect(await firstPossible(db, { productId: "blk", deliveryTypeId: "pickup", periods: [asked] })).toEqual(asked)
})

it("counts what a checkout holds as free to who asks about it without checkouts, and no offer", async () => {
  const question = { productId: "blk", deliveryTypeId: "pickup", periods: [asked] }
  const line = { ...wish("blk", "2026-12-08", "2026-12-09"), lineId: "a-line" }
  await db.transaction((trx) => holdPeriods(trx, "customer", [line]))
  expect(await firstPossible(db, question)).toBeNull()
  expect(await firstPossible(db, { ...question, areCheckoutsOver: true })).toEqual(asked)
  await db.transaction((trx) => holdPeriods(trx, "customer", []))
  await offer([request("anna")])
  expect(await firstPossible(db, { ...question, areCheckoutsOver: true })).toBeNull()
})

it("tells all of what is free whose it isn't held for, unless it is held for somebody before them", async () => {
  const told = ["bruno", "carla"].map((id) => ({ ...request(id), isToldOnly: true }))
  const both = [
    { askedId: "bruno", period: asked, endsAt: null },
    { askedId: "carla", period: asked, endsAt: null },
  ]
  expect(await offer(told)).toEqual(both)
  expect(askedIds(await offer([...told, request("anna")]))).toEqual(["bruno", "carla", "anna"])
  expect(await offer(told)).toEqual([])
})

it("withdraws what can't be ordered any more, from who was asked last", async () => {
  await db("rental_unit").insert({ id: "blk-2", product_id: "blk", serial_number: "blk-2" })
  const held = await offer(["anna", "bruno"].map((id) => request(id)))
  const withdraw = (...deliveries: string[]) =>
    db.transaction((trx) =>
      withdrawOffers(
        trx,
        { productId: "blk", canBeChosen: new Set(deliveries) },
        held.map((one) => ({ ...one, deliveryTypeId: "pickup" })),
      ),
    )
  expect(await withdraw("pickup")).toEqual([])
  await db("rental_unit").where({ id: "blk-1" }).update({ is_in_service: false })
  expect(await withdraw("pickup")).toEqual(["bruno"])
  expect([...(await heldOffers(db, ["anna", "bruno"])).keys()]).toEqual(["anna"])
  expect(await withdraw()).toEqual(["anna"])
})
