import { afterEach, describe, expect, it } from "vitest"
import { calendarDay } from "#kernel/calendar-day"
import { keepTime, now, timeOfDay, today, zoneOfDays } from "../clock"
import { closeDays, daysClosedByRule } from "../closed-days"

afterEach(() => {
  keepTime({})
  closeDays({})
})

describe("the engine's clock", () => {
  const instant = new Date("2026-12-31T20:30:00Z")

  it.each([
    [undefined, "2026-12-31", "21:30"],
    ["Asia/Tokyo", "2027-01-01", "05:30"],
    ["America/New_York", "2026-12-31", "15:30"],
  ])("has the day and the time of the zone %s", (timeZone, day, time) => {
    keepTime({ timeZone, now: () => instant })
    expect([now(), today(), timeOfDay(), zoneOfDays()]).toEqual([instant, day, time, timeZone ?? "Europe/Zurich"])
  })

  it("refuses a zone that there isn't", () => expect(() => keepTime({ timeZone: "Europe/Bern" })).toThrow(RangeError))
})

describe("days that nobody closed", () => {
  const [first, last] = [calendarDay("2027-01-01"), calendarDay("2027-01-31")]
  const names = () =>
    daysClosedByRule(first, last).flatMap(({ date, name }) => (date >= first && date <= last ? [name] : []))

  it("are those of St. Gallen, of another place, or none", () => {
    expect(names()).toEqual(["Neujahr"])
    closeDays({ holidays: { country: "JP", language: "en" } })
    expect(names()).toEqual(["New Year's Day", "Coming of Age Day"])
    closeDays({ holidays: false, closedDays: [() => [{ date: last, name: "Inventory" }]] })
    expect(names()).toEqual(["Inventory"])
  })
})
