import { describe, expect, it } from "vitest"
import type { Refusal } from "#platform/refusal"
import type { RentalRate } from "#shop/rental/rules/rental-rates"
import { assertRates } from "../assert-rates"

const DAY = 10_000

function refusedFields(rates: RentalRate[]): string[] {
  try {
    assertRates(rates, DAY)
    return []
  } catch (error) {
    return Object.keys((error as Refusal).messages)
  }
}

const week = { days: 6, price: 45_000 }

describe("rates of a product", () => {
  it.each<[string, RentalRate[], string[]]>([
    ["may be missing", [], []],
    ["may be in any order", [{ days: 12, price: 80_000 }, week], []],
    ["may cost as much as their days", [{ days: 6, price: 60_000 }], []],
    ["may cost as much as a shorter one", [week, { days: 7, price: 45_000 }], []],
    ["are for different days", [week, { days: 12, price: 80_000 }, { days: 6, price: 50_000 }], ["rates.2.days"]],
    ["aren't dearer than their days", [week, { days: 7, price: 70_001 }], ["rates.1.price"]],
    ["aren't cheaper than a shorter one", [{ days: 12, price: 44_999 }, week], ["rates.0.price"]],
    ["aren't free", [{ days: 6, price: 0 }], ["rates.0.price"]],
    ["are all told at once", [week, week, { days: 7, price: 1 }], ["rates.1.days", "rates.2.price"]],
  ])("%s", (_case, rates, fields) => expect(refusedFields(rates)).toEqual(fields))
})
