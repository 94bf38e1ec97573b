import { describe, expect, it } from "vitest"
import { calendarDay } from "#kernel/calendar-day"
import { pickup, post } from "@/test/rental-product"
import { readRentalSearch, rentalSearchQuery } from "../rental-search"

/** Wednesday, 2 December 2026. */
const DAYS = { today: calendarDay("2026-12-02"), horizon: calendarDay("2028-06-02") }
const TYPES = [pickup, post]
const PURPOSES = [{ id: "wood", name: "Holzbau" }]
const read = (query: string) => readRentalSearch(new URLSearchParams(query), { types: TYPES, purposes: PURPOSES }, DAYS)

describe("the search in the address", () => {
  it("is purpose, period and delivery", () => {
    expect(read("?purpose=wood&from=2026-12-07&to=2026-12-16&delivery=post")).toMatchObject({
      purposeId: "wood",
      delivery: post,
      period: { start: "2026-12-07", end: "2026-12-16" },
      broken: null,
    })
  })

  it("asks for nothing where it names nothing", () => {
    expect(read("")).toEqual({
      purposeId: null,
      delivery: pickup,
      selection: { start: null, end: null },
      period: null,
      broken: null,
      onlyFree: false,
    })
    expect(read("?from=&to=&purpose=")).toEqual(read(""))
  })

  it("takes the shop's own delivery for one that doesn't exist", () => {
    expect(read("?delivery=balloon").delivery).toBe(pickup)
  })

  it("takes a purpose that there isn't for none, once the purposes are known", () => {
    expect(read("?purpose=balloon").purposeId).toBeNull()
    expect(
      readRentalSearch(new URLSearchParams("?purpose=wood"), { types: TYPES, purposes: undefined }, DAYS).purposeId,
    ).toBe("wood")
  })

  it.each([
    ["half a period", "from=2026-12-07", "end", "format"],
    ["the other half", "to=2026-12-07", "start", "format"],
    ["no day", "from=morgen&to=2026-12-07", "start", "format"],
    ["a past start", "from=2026-12-01&to=2026-12-07", "start", "past"],
    ["today", "from=2026-12-02&to=2026-12-07", "start", "earliest"],
    ["a Sunday", "from=2026-12-06&to=2026-12-07", "start", "sunday"],
    ["a fetched Saturday", "from=2026-12-05&to=2026-12-07", "start", "saturday"],
    ["a Saturday as end", "from=2026-12-10&to=2026-12-12&delivery=post", "end", "saturday"],
    ["an end before the start", "from=2026-12-08&to=2026-12-07", "end", "order"],
    ["a day beyond the horizon", "from=2026-12-08&to=2028-06-05", "end", "horizon"],
  ])("names the rule that %s breaks", (_case, query, field, rule) => {
    const { period, broken } = read(`?${query}`)
    expect([period, broken]).toEqual([null, { field, rule }])
  })

  it("lets a delivery start on a Saturday", () => {
    expect(read("?from=2026-12-05&to=2026-12-07&delivery=post").period).not.toBeNull()
  })

  it.each([
    ["?purpose=wood&from=2026-12-07&to=2026-12-16&delivery=post"],
    ["?from=2026-12-07&to=2026-12-16"],
    ["?purpose=wood"],
    [""],
  ])("%s is written as it was read", (query) => {
    const { purposeId, selection, delivery } = read(query)
    expect(rentalSearchQuery({ purposeId, period: selection, delivery })).toBe(query)
  })
})
