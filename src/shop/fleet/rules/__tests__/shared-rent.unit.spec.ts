import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { sharedRent } from "../shared-rent"

const served = (...units: [unit: string, days: number][]) => units.map(([unit_id, days]) => ({ unit_id, days }))

describe("the rent of a rental", () => {
  it.each<[string, number, ReturnType<typeof served>, Record<string, number>]>([
    ["is all the one unit's", 81_000, served(["a", 9]), { a: 81_000 }],
    ["is shared by days", 90_000, served(["a", 3], ["b", 6]), { a: 30_000, b: 60_000 }],
    ["loses no Rappen", 100, served(["a", 1], ["b", 1], ["c", 1]), { a: 33, b: 34, c: 33 }],
    ["comes together for a unit that came back", 90, served(["a", 3], ["b", 3], ["a", 3]), { a: 60, b: 30 }],
    ["without a day is the last one's", 90, served(["a", 0], ["b", 0]), { a: 0, b: 90 }],
    ["that was free is nobody's", 0, served(["a", 2], ["b", 1]), { a: 0, b: 0 }],
  ])("%s", (_case, rent, units, expected) => expect(Object.fromEntries(sharedRent(rent, units))).toEqual(expected))

  it("is shared without a rest, whatever it is", () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.array(fc.record({ unit_id: fc.constantFrom("a", "b", "c"), days: fc.integer({ min: 0, max: 400 }) }), {
          minLength: 1,
          maxLength: 6,
        }),
        (rent, units) => {
          const shares = [...sharedRent(rent, units).values()]
          expect(shares.reduce((sum, share) => sum + share, 0)).toBe(rent)
          expect(Math.min(...shares)).toBeGreaterThanOrEqual(0)
        },
      ),
    ))
})
