import { describe, expect, it } from "vitest"
import type { RentalChangeKind } from "#shop/rental/rules/change-kinds"
import { rentalPeriod } from "#shop/rental/rules/rental-period"
import type { RentalState } from "#shop/rental/rules/rental-status"
import { coveredDays, type DatesCharge, datesBar, needsReason } from "../other-dates"

const placed = { isOrderCancelled: false, isMonthly: false }

describe("who can't have other dates", () => {
  it.each<[string, RentalState, Partial<typeof placed>, ReturnType<typeof datesBar>]>([
    ["one that is to come", "reserved", {}, null],
    ["one that is out", "handed_over", {}, null],
    ["one that is back", "returned", {}, "returned"],
    ["a cancelled one", "cancelled", {}, "cancelled"],
    ["one of a cancelled order", "handed_over", { isOrderCancelled: true }, "cancelled"],
    ["one that is billed by the month", "reserved", { isMonthly: true }, "monthly"],
  ])("%s", (_case, state, more, bar) => {
    expect(datesBar(state, { ...placed, ...more })).toBe(bar)
  })
})

describe("the days that are agreed to", () => {
  const threeDays = rentalPeriod("2026-12-07", "2026-12-09")
  const change = (kind: RentalChangeKind, end: string, orderLineId = "one") => ({
    orderLineId,
    kind,
    details: { period_after: rentalPeriod("2026-12-07", end) },
  })
  it.each([
    ["those ordered", [], 3],
    ["with an extension", [change("extension", "2026-12-11")], 5],
    ["as many as before it was made shorter", [change("rescheduling", "2026-12-07")], 3],
    ["of all that it had", [change("rescheduling", "2026-12-14"), change("rescheduling", "2026-12-08")], 7],
    ["not a late return's", [change("late_return", "2026-12-11")], 3],
    ["not another rental's", [change("extension", "2026-12-11", "two")], 3],
  ])("%s", (_case, changes, days) => {
    expect(coveredDays("one", threeDays, changes)).toBe(days)
  })
})

it.each<[DatesCharge, number, boolean]>([
  ["list", 18_000, false],
  ["none", 0, false],
  ["none", 18_000, true],
  ["own", 0, true],
])("charging by '%s' where the list says %i needs a reason: %s", (charge, listed, isNeeded) => {
  expect(needsReason(charge, listed)).toBe(isNeeded)
})
