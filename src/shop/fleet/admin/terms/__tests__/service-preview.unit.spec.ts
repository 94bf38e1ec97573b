import { expect, it } from "vitest"
import { listedServicePrices } from "../service-preview"

it.each([
  ["once per rental", { basis: "rental" as const, price_rappen: 9_000, permille: 0 }, [9_000, 9_000, 9_000]],
  ["by day", { basis: "day" as const, price_rappen: 1_200, permille: 0 }, [1_200, 6_000, 24_000]],
  [
    "as a share of rents at 200 a day",
    { basis: "permille" as const, price_rappen: 0, permille: 35 },
    [700, 3_500, 14_000],
  ],
  [
    "nothing yet, while its price is typed",
    { basis: "day" as const, price_rappen: null, permille: 0 },
    [null, null, null],
  ],
])("a service that is charged %s comes to its prices for 1, 5 and 20 days", (_case, typed, prices) => {
  expect(listedServicePrices(typed)).toEqual([1, 5, 20].map((days, index) => ({ days, price: prices[index] })))
})
