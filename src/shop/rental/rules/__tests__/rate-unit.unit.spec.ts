import { expect, it } from "vitest"
import { inUnits } from "../rate-unit"

it.each([
  ["days", { days: 1, count: 3 }, { unit: "day", count: 3, days: 1 }],
  ["a week", { days: 6, count: 1 }, { unit: "week", count: 1, days: 6 }],
  ["two weeks", { days: 12, count: 1 }, { unit: "week", count: 2, days: 6 }],
  ["a month", { days: 26, count: 1 }, { unit: "month", count: 1, days: 26 }],
  ["two months twice", { days: 52, count: 2 }, { unit: "month", count: 4, days: 26 }],
  ["a rate that has no name, twice", { days: 5, count: 2 }, { unit: "rate", count: 2, days: 5 }],
])("calls %s so", (_name, part, units) => expect(inUnits(part)).toEqual(units))
