import { expect, it } from "vitest"
import extension from "../extension"

const device = (pricePerDay: number) => ({
  id: "prod_1",
  slug: "rtc-360",
  name: "RTC 360",
  pricePerDay,
  salesPrice: null,
})

it.each([
  ["a week for five days", 29_000, [{ days: 6, price: 145_000 }]],
  ["nothing where a day is free", 0, []],
])("offers %s", (_case, pricePerDay, rates) => {
  expect(extension.rates?.(device(pricePerDay))).toEqual(rates)
})
