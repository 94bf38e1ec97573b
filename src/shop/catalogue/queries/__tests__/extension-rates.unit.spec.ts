import { expect, it, vi } from "vitest"
import type { RentalRate } from "#shop/rental/rules/rental-rates"
import { ratesWithExtensions } from "../extension-rates"

const product = { id: "prod_1", slug: "rtc-360", name: "RTC 360", pricePerDay: 100, salesPrice: null }
const rate = (days: number, price: number): RentalRate => ({ days, price })
const rates = (own: RentalRate[], ...ofExtensions: RentalRate[][]) =>
  ratesWithExtensions(
    product,
    own,
    ofExtensions.map((said, index) => ({ name: `acme-${index}`, rates: () => said })),
  )

it.each<[string, RentalRate[], RentalRate[]]>([
  ["staff's without an extension", rates([rate(6, 500)]), [rate(6, 500)]],
  ["an extension's without staff's", rates([], [rate(6, 500)]), [rate(6, 500)]],
  [
    "staff's where both name as many days",
    rates([rate(6, 550)], [rate(6, 500), rate(24, 1800)]),
    [rate(6, 550), rate(24, 1800)],
  ],
  ["the cheapest of several extensions", rates([], [rate(6, 500)], [rate(6, 480)], [rate(6, 490)]), [rate(6, 480)]],
  [
    "the shortest first",
    rates([rate(12, 900)], [rate(24, 1700)], [rate(6, 500)]),
    [rate(6, 500), rate(12, 900), rate(24, 1700)],
  ],
])("a rental has %s", (_case, found, expected) => {
  expect(found).toEqual(expected)
})

it("asks extensions with what they may know of the product", () => {
  const rule = vi.fn(() => [])
  ratesWithExtensions(product, [], [{ name: "acme", rates: rule }, { name: "silent" }])
  expect(rule.mock.calls).toEqual([[product]])
})

it("asks none about what is free, as '5 × the price of a day' is no rate there", () => {
  const rule = ({ pricePerDay }: { pricePerDay: number }) => [rate(6, 5 * pricePerDay)]
  expect(ratesWithExtensions({ ...product, pricePerDay: 0 }, [], [{ name: "acme", rates: rule }])).toEqual([])
})

it.each([
  ["a day, whose price staff enter", rate(1, 100)],
  ["half a day more", rate(6.5, 500)],
  ["more days than a rate has", rate(401, 500)],
  ["nothing to pay", rate(6, 0)],
  ["a part of a Rappen", rate(6, 0.5)],
])("refuses %s, by the name of the extension", (_case, said) => {
  expect(() => rates([], [said])).toThrow("A rate of acme-0 is")
})
