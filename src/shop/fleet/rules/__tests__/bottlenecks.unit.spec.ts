import { describe, expect, it } from "vitest"
import { calendarDay } from "#kernel/calendar-day"
import { bottlenecks, type TightDay } from "../bottlenecks"

const day = (date: number, units: number, taken: number, waiting = 0, product = "rtc"): TightDay => ({
  ...{ product_id: product, product: product.toUpperCase(), units, taken, waiting },
  day: calendarDay(`2026-12-${String(date).padStart(2, "0")}`),
})
const told = (days: TightDay[]) =>
  bottlenecks(days).map(
    ({ product_id, start, end, units, taken, waiting }) =>
      `${product_id} ${start.slice(8)}-${end.slice(8)} ${taken}/${units} +${waiting}`,
  )

describe("bottlenecks", () => {
  it.each([
    ["nothing is tight", [day(1, 2, 1), day(2, 2, 1, 1)], []],
    ["a full day", [day(1, 2, 2)], ["rtc 01-01 2/2 +0"]],
    ["full days in a row", [day(1, 2, 2), day(2, 2, 2), day(3, 2, 2)], ["rtc 01-03 2/2 +0"]],
    ["two stretches", [day(1, 2, 2), day(2, 2, 1), day(3, 2, 2)], ["rtc 01-01 2/2 +0", "rtc 03-03 2/2 +0"]],
    ["more wait than are left", [day(1, 3, 2, 2)], ["rtc 01-01 2/3 +2"]],
    ["a unit goes out of service on the way", [day(1, 2, 2), day(2, 1, 2, 1)], ["rtc 01-02 2/1 +1"]],
    ["none is in service and none is wanted", [day(1, 0, 0)], []],
    ["none is in service and somebody waits", [day(1, 0, 0, 1)], ["rtc 01-01 0/0 +1"]],
    [
      "several models, the next first",
      [day(5, 1, 1), day(6, 1, 1), day(2, 1, 1, 0, "blk"), day(5, 1, 1, 0, "blk")],
      ["blk 02-02 1/1 +0", "rtc 05-06 1/1 +0", "blk 05-05 1/1 +0"],
    ],
  ])("%s", (_case, days, expected) => expect(told(days)).toEqual(expected))
})
