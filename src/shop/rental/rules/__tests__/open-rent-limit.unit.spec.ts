import { expect, it } from "vitest"
import { exceedsLimit, hasLimit } from "../limits/open-rent-limit"

const limit = (newCustomerUnits: number, newCustomerRentRappen: number) => ({ newCustomerUnits, newCustomerRentRappen })
const rents = (units: number, rent: number) => ({ units, rent })

it.each([
  ["nothing is limited", limit(0, 0), rents(50, 9_000_000), rents(9, 900_000), false],
  ["as many as allowed", limit(2, 0), rents(1, 50_000), rents(1, 50_000), false],
  ["one more than allowed", limit(2, 0), rents(1, 50_000), rents(2, 50_000), true],
  ["just the sum", limit(0, 100_000), rents(1, 60_000), rents(1, 40_000), false],
  ["a Rappen beyond the sum", limit(0, 100_000), rents(1, 60_000), rents(1, 40_001), true],
  ["few units, but dear ones", limit(5, 100_000), rents(0, 0), rents(1, 100_001), true],
  ["a longer rental beyond the sum", limit(1, 100_000), rents(1, 60_000), rents(0, 40_001), true],
  ["a longer rental, of as many as allowed", limit(1, 0), rents(1, 60_000), rents(0, 900_000), false],
  ["no rental at all", limit(1, 100), rents(3, 900), rents(0, 0), false],
] as const)("%s", (_case, allowed, open, asked, isTooMuch) =>
  expect(exceedsLimit(allowed, open, asked)).toBe(isTooMuch),
)

it.each([
  [limit(0, 0), false],
  [limit(1, 0), true],
  [limit(0, 1), true],
])("%o is a limit: %s", (settings, isOne) => expect(hasLimit(settings)).toBe(isOne))
