import { describe, expect, it } from "vitest"
import { calendarDay } from "#kernel/calendar-day"
import type { DueErrand } from "#shop/fleet/rules/staff-day"
import { rentalStanding } from "../rental-standing"

const TODAY = calendarDay("2026-11-24")
const YESTERDAY = calendarDay("2026-11-23")
const TOMORROW = calendarDay("2026-11-25")

const due = (errand: DueErrand["errand"], day = TODAY): DueErrand => ({ errand, due: day })

describe("where a rental is", () => {
  it.each([
    ["reserved with nothing to do", "reserved", TOMORROW, null, "reserved"],
    ["fetched today", "reserved", TOMORROW, due("pickup"), "out_today"],
    ["sent today", "reserved", TOMORROW, due("dispatch"), "out_today"],
    ["not sent yesterday", "reserved", TOMORROW, due("dispatch", YESTERDAY), "late_out"],
    ["never handed out until its end", "reserved", YESTERDAY, null, "missed"],
    ["out there", "handed_over", TOMORROW, null, "out"],
    ["back today", "handed_over", TODAY, due("return"), "back_today"],
    ["past its day", "handed_over", YESTERDAY, due("overdue", YESTERDAY), "late"],
    ["on its way back by post", "handed_over", YESTERDAY, null, "out"],
    ["back and looked at", "returned", YESTERDAY, null, "back"],
    ["cancelled", "cancelled", TOMORROW, null, "cancelled"],
  ] as const)("%s", (_name, state, end, errand, expected) => {
    expect(rentalStanding({ state, end, errand, waitsForInspection: false }, TODAY)).toBe(expected)
  })

  it("is back and not looked at, which says nothing of one that is out again", () => {
    const rental = { end: YESTERDAY, errand: null, waitsForInspection: true }
    expect(rentalStanding({ ...rental, state: "returned" }, TODAY)).toBe("unchecked")
    expect(rentalStanding({ ...rental, state: "handed_over" }, TODAY)).toBe("out")
  })
})
