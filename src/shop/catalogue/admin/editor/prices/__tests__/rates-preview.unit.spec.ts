import { expect, it } from "vitest"
import { listedRents, typedRates, withOthers } from "../rates-preview"

it("computes with what is typed completely", () => {
  const typed = [
    { days: 6, price: "1’080" },
    { days: 12, price: "" },
    { days: null as unknown as number, price: "100" },
    { days: 26, price: "0" },
  ]
  expect(typedRates(typed)).toEqual([{ days: 6, price: 108_000 }])
})

it("computes with rates of extensions, where none is typed for as many days", () => {
  const others = [
    { days: 6, price: "1200.00" },
    { days: 24, price: "4000.00" },
  ]
  const typed = [{ days: 6, price: 108_000 }]
  expect(withOthers(typed, others)).toEqual([...typed, { days: 24, price: 400_000 }])
})

it("lists rents with what they would cost day by day, and until when they cost the same", () => {
  const [one, five, ten] = listedRents(24_000, [{ days: 6, price: 108_000 }])
  expect(one).toEqual({ days: 1, rent: 24_000, single: 24_000, sameUntil: 1 })
  expect(five).toEqual({ days: 5, rent: 108_000, single: 120_000, sameUntil: 6 })
  expect(ten).toEqual({ days: 10, rent: 204_000, single: 240_000, sameUntil: 10 })
})
