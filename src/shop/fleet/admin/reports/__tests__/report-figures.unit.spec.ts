import { expect, it } from "vitest"
import { byProduct, monthText, percentOf, rentSums } from "../report-figures"

const unit = (product: string, serial_number: string, rented_days: number, available_days: number) => ({
  ...{ product_id: product, product, unit_id: serial_number, serial_number, is_retired: false, blocked_days: 0 },
  ...{ rented_days, available_days },
})

it.each([
  [26, 52, 50],
  [0, 26, 0],
  [5, 0, 0],
  [1, 3, 33],
])("%i of %i days are %i %%", (rented_days, available_days, percent) => {
  expect(percentOf({ rented_days, available_days })).toBe(percent)
})

it("adds the units of a product up", () => {
  const [rtc, blk] = byProduct([unit("RTC", "1", 10, 26), unit("RTC", "2", 16, 26), unit("BLK", "3", 1, 2)])
  expect([rtc.units.length, percentOf(rtc), percentOf(blk)]).toEqual([2, 50, 50])
})

it("adds the rent up without losing a Rappen", () => {
  const rent = [
    { product_id: "a", product: "A", months: ["0.10", "100.05"], total: "100.15" },
    { product_id: "b", product: "B", months: ["0.20", "0.00"], total: "0.20" },
  ]
  expect(rentSums({ rent, months: ["2026-10", "2026-11"] })).toEqual({ months: [30, 10005], total: 10035 })
})

it("names a month in short", () => expect(monthText("2026-11")).toBe("Nov. 26"))
