import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { UnknownDeliveryTypeError } from "#shop/rental/rules/errors"
import { rentalPeriod } from "#shop/rental/rules/rental-period"
import { emptyShop, freshRentalDatabase, withProduct, withReservation } from "../../__tests__/support/rental-database"
import { availabilityFor, readAvailability } from "../product-availability"
import { searchPeriod } from "../search-period"

let db: Knex

beforeAll(async () => {
  db = await freshRentalDatabase()
})
afterAll(() => db.destroy())
/** Wednesday, 2 December 2026, 10 o'clock in Zurich. */
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-02T09:00:00Z") })
  await emptyShop(db)
  await withProduct(db, "one", 1)
  await withProduct(db, "two", 2)
})

interface Asked {
  deliveryTypeId?: string
  customerId?: string
  products?: string[]
}
const search = (start: string, end: string, { products = ["one", "two"], ...more }: Asked = {}) =>
  searchPeriod(db, { productIds: products, deliveryTypeId: "pickup", period: rentalPeriod(start, end), ...more })

const offerOf = async (product: string, ...asked: Parameters<typeof search>) => (await search(...asked)).get(product)

const occupied = (unit: string, start: string, end: string, more = {}) =>
  withReservation(db, `${unit} ${start}`, { unit, start, end }, more)

describe("a product is free for a period", () => {
  it("while one of its units is, on every day", async () => {
    await occupied("one-1", "2026-12-09", "2026-12-09")
    await occupied("two-1", "2026-12-09", "2026-12-09")
    const offers = await search("2026-12-08", "2026-12-10")
    expect(offers.get("two")).toEqual({ isFree: true })
    expect(offers.get("one")).toEqual({
      isFree: false,
      reason: "booked",
      next: rentalPeriod("2026-12-14", "2026-12-16"),
    })
  })

  it("only where its delivery can still leave and its return be back", async () => {
    await occupied("one-1", "2026-12-09", "2026-12-09")
    expect(await offerOf("one", "2026-12-08", "2026-12-08")).toEqual({ isFree: true })
    expect(await offerOf("one", "2026-12-08", "2026-12-08", { deliveryTypeId: "post" })).toMatchObject({
      reason: "transit",
      next: rentalPeriod("2026-12-11", "2026-12-11"),
    })
    vi.setSystemTime(new Date("2026-12-02T15:01:00Z"))
    expect(await offerOf("two", "2026-12-03", "2026-12-03", { deliveryTypeId: "post" })).toMatchObject({
      reason: "lead_time",
      next: rentalPeriod("2026-12-04", "2026-12-04"),
    })
  })

  it("neither from nor until a closed day, but across it", async () => {
    expect(await offerOf("two", "2026-12-25", "2026-12-28")).toMatchObject({
      reason: "closed",
      next: rentalPeriod("2026-12-28", "2026-12-31"),
    })
    expect(await offerOf("two", "2026-12-24", "2026-12-28")).toEqual({ isFree: true })
  })

  it("only on a single unit where reservations are tied to theirs", async () => {
    await occupied("two-1", "2026-12-07", "2026-12-08", { is_pinned: true })
    await occupied("two-2", "2026-12-09", "2026-12-10", { is_pinned: true })
    expect(await offerOf("two", "2026-12-07", "2026-12-10")).toEqual({
      isFree: false,
      reason: "no_single_unit",
      next: rentalPeriod("2026-12-11", "2026-12-14"),
    })
    await db("rental_reservation").update({ is_pinned: false })
    expect(await offerOf("two", "2026-12-07", "2026-12-10")).toEqual({ isFree: true })
  })

  it("unless another customer's checkout holds it", async () => {
    await db("rental_hold").insert({
      id: "hold",
      customer_id: "anna",
      line_id: "line",
      product_id: "one",
      window_start: "2026-12-09",
      window_end: "2026-12-09",
      expires_at: "2026-12-02T09:10:00Z",
    })
    const asked = ["2026-12-09", "2026-12-09"] as const
    expect(await offerOf("one", ...asked)).toMatchObject({ reason: "booked" })
    expect(await offerOf("one", ...asked, { customerId: "beat" })).toMatchObject({ reason: "booked" })
    expect(await offerOf("one", ...asked, { customerId: "anna" })).toEqual({ isFree: true })
    vi.setSystemTime(new Date("2026-12-02T09:10:01Z"))
    expect(await offerOf("one", ...asked)).toEqual({ isFree: true })
  })

  it("never once the horizon ends the search", async () => {
    await db("rental_unit").where({ id: "one-1" }).update({ is_in_service: false })
    expect(await offerOf("one", "2026-12-09", "2026-12-10")).toEqual({
      isFree: false,
      reason: "maintenance",
      next: null,
    })
    await occupied("two-1", "2028-05-30", "2028-06-02")
    await occupied("two-2", "2028-05-30", "2028-06-02")
    expect(await offerOf("two", "2028-06-01", "2028-06-01")).toMatchObject({ reason: "booked", next: null })
  })
})

it("a product that is not rented out is left out, an unknown delivery refused", async () => {
  expect([...(await search("2026-12-09", "2026-12-09", { products: ["two", "sold"] })).keys()]).toEqual(["two"])
  await expect(search("2026-12-09", "2026-12-09", { deliveryTypeId: "balloon" })).rejects.toThrow(
    UnknownDeliveryTypeError,
  )
})

it("the search answers as the decision about each product does", async () => {
  await occupied("one-1", "2026-12-14", "2026-12-16")
  await occupied("two-1", "2026-12-08", "2026-12-09", { status: "handed_over" })
  await occupied("two-2", "2026-12-10", "2026-12-11")
  await occupied("two-2", "2026-12-15", "2026-12-15", { kind: "repair" })
  for (const type of ["pickup", "post"]) {
    for (const [start, end] of [
      ["2026-12-07", "2026-12-09"],
      ["2026-12-08", "2026-12-11"],
      ["2026-12-11", "2026-12-15"],
    ] as const) {
      const offers = await search(start, end, { deliveryTypeId: type })
      for (const product of ["one", "two"]) {
        const opened = await readAvailability(db, product)
        if (!opened) throw new Error(`${product} is rented out`)
        const checker = availabilityFor(opened, type)
        const decision = checker.decide(rentalPeriod(start, end))
        const [next] = checker.alternatives(rentalPeriod(start, end), 1)
        const { isPossible } = decision
        expect(offers.get(product)).toEqual(
          isPossible ? { isFree: true } : { isFree: false, reason: decision.reason, next },
        )
      }
    }
  }
})

describe("the statements of a search", () => {
  const ask = () => search("2026-12-09", "2026-12-09", { products: ["one", "two", "three", "four"] })

  it("are two after a change and one otherwise, for any number of products", async () => {
    await withProduct(db, "three", 3)
    await withProduct(db, "four", 1)
    let statements = 0
    const count = () => {
      statements += 1
    }
    const statementsOf = async () => {
      statements = 0
      await ask()
      return statements
    }
    await ask()
    await occupied("two-1", "2026-12-09", "2026-12-09")
    await occupied("four-1", "2026-12-09", "2026-12-09")
    db.on("query", count)
    expect([await statementsOf(), await statementsOf()]).toEqual([2, 1])
    db.off("query", count)
    expect((await ask()).get("four")).toMatchObject({ isFree: false })
  })

  it("see at once what another process changes", async () => {
    expect((await ask()).get("one")).toEqual({ isFree: true })
    await occupied("one-1", "2026-12-09", "2026-12-09")
    expect((await ask()).get("one")).toMatchObject({ isFree: false })
    await db("rental_reservation").delete()
    expect((await ask()).get("one")).toEqual({ isFree: true })
  })
})
