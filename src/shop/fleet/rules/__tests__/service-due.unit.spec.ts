import { describe, expect, it } from "vitest"
import { calendarDay } from "#kernel/calendar-day"
import { nextService, type ServiceFacts } from "../service-due"

const NOTHING: ServiceFacts = {
  purchased_on: null,
  operating_hours: null,
  interval_months: null,
  interval_hours: null,
  serviced_on: null,
  serviced_at_hours: null,
}
const day = calendarDay
const TODAY = day("2026-11-24")

describe("the next service", () => {
  it.each<[string, Partial<ServiceFacts>, string | null, number | null, string]>([
    ["of a unit without an interval", { serviced_on: day("2020-01-01") }, null, null, "none"],
    ["with months, but nothing to count from", { interval_months: 12 }, null, null, "none"],
    ["a year after the last", { interval_months: 12, serviced_on: day("2026-08-31") }, "2027-08-31", null, "later"],
    ["from the purchase on", { interval_months: 12, purchased_on: day("2025-12-10") }, "2026-12-10", null, "soon"],
    ["today", { interval_months: 6, serviced_on: day("2026-05-24") }, "2026-11-24", null, "soon"],
    ["since yesterday", { interval_months: 6, serviced_on: day("2026-05-23") }, "2026-11-23", null, "due"],
    [
      "at the end of a shorter month",
      { interval_months: 6, serviced_on: day("2026-08-31") },
      "2027-02-28",
      null,
      "later",
    ],
    ["by hours", { interval_hours: 500, operating_hours: 1200, serviced_at_hours: 1000 }, null, 300, "later"],
    ["by hours, soon", { interval_hours: 500, operating_hours: 1450, serviced_at_hours: 1000 }, null, 50, "soon"],
    ["by hours, beyond", { interval_hours: 500, operating_hours: 1501, serviced_at_hours: 1000 }, null, -1, "due"],
    ["by hours of a new unit", { interval_hours: 500, operating_hours: 20 }, null, 480, "later"],
    ["by hours that nobody has read since", { interval_hours: 500, serviced_at_hours: 1000 }, null, 500, "later"],
    [
      "whichever comes first",
      { interval_months: 12, serviced_on: day("2026-10-01"), interval_hours: 100, operating_hours: 100 },
      "2027-10-01",
      0,
      "due",
    ],
  ])("%s", (_case, facts, due, hours, state) => {
    expect(nextService({ ...NOTHING, ...facts }, TODAY, 30)).toEqual({ due_on: due, hours_left: hours, state })
  })
})
