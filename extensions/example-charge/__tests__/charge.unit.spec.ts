import { expect, it } from "vitest"
import extension from "../extension"

const [insurance, key] = extension.charges
const device = (pricePerDay: number, salesPrice: number | null) =>
  ({ id: "prod_1", slug: "rtc-360", name: "RTC 360", pricePerDay, salesPrice }) as const

it.each([
  ["an expensive device: two fifths of a day", 29_000, 6_500_000, 11_600],
  ["a price that makes no whole franc: rounded", 12_345, 1_000_000, 4_900],
  ["a cheap device: nothing", 5_000, 999_900, 0],
  ["a device that isn't sold: nothing", 29_000, null, 0],
])("insures %s", (_case, pricePerDay, salesPrice, amount) => {
  expect(insurance.amountOf(device(pricePerDay, salesPrice))).toBe(amount)
})

it("holds fifty francs for every device", () => {
  expect(key.amountOf(device(5_000, null))).toBe(5_000)
  expect(key.isRefundable).toBe(true)
})
