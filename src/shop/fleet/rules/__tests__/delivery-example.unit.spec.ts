import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { addDays, calendarDay } from "#kernel/calendar-day"
import { workingDays } from "#kernel/working-days"
import { rentalPeriod } from "#shop/rental/rules/rental-period"
import { daysOfWindow, occupiedWindow } from "#shop/rental/rules/rental-window"
import { deliveryExample } from "../delivery-example"

const calendar = workingDays([{ date: calendarDay("2026-12-08") }])
const days = (preparationDays: number, transitOutDays: number, transitBackDays: number) => ({
  preparationDays,
  transitOutDays,
  transitBackDays,
})

describe("deliveryExample", () => {
  it.each([
    ["a pickup: only the rent itself", days(0, 0, 0), ["2026-11-30", "2026-11-30", "2026-12-04"]],
    ["a day each way: sent on Friday for Monday", days(0, 1, 1), ["2026-11-27", "2026-11-27", "2026-12-07"]],
    ["prepared a day before it is sent", days(1, 1, 1), ["2026-11-26", "2026-11-27", "2026-12-07"]],
    ["a way back over a closed day", days(0, 1, 2), ["2026-11-27", "2026-11-27", "2026-12-09"]],
  ])("tells %s", (_case, delivery, [takenFrom, leavesOn, backOn]) => {
    const period = rentalPeriod("2026-11-30", "2026-12-04")
    expect(deliveryExample(period, delivery, calendar)).toEqual({ takenFrom, leavesOn, backOn })
  })

  it("tells the days that a reservation occupies", () => {
    const count = fc.nat(5)
    fc.assert(
      fc.property(count, count, count, fc.nat(400), fc.nat(20), (before, out, back, offset, length) => {
        const start = addDays(calendarDay("2026-01-01"), offset)
        const period = { start, end: addDays(start, length) }
        const { takenFrom, backOn } = deliveryExample(period, days(before, out, back), calendar)
        const window = daysOfWindow(occupiedWindow(period, { before: before + out, after: back }, calendar))
        expect({ first: takenFrom, last: backOn }).toEqual(window)
      }),
    )
  })
})
