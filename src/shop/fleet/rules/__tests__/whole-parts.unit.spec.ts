import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { inWholeParts } from "../whole-parts"

describe("amounts in whole Rappen", () => {
  it.each([
    ["whole ones as they are", [117_000, 0, 117_000], [117_000, 0, 117_000]],
    ["two halves as one, and not as two", [158_437.5, 95_062.5], [158_438, 95_062]],
    ["thirds of a franc", [100 / 3, 100 / 3, 100 / 3], [33, 34, 33]],
    ["nothing", [], []],
  ])("tell %s", (_case, exact, whole) => expect(inWholeParts(exact)).toEqual(whole))

  it("add up to the rounded sum, and are nowhere off by more than one", () => {
    const days = fc.array(fc.nat(26), { minLength: 1, maxLength: 24 })
    fc.assert(
      fc.property(fc.nat(10_000_000), days, (rent, shares) => {
        const all = shares.reduce((sum, share) => sum + share, 0)
        fc.pre(all > 0)
        const exact = shares.map((share) => (rent / all) * share)
        const whole = inWholeParts(exact)
        expect(whole.reduce((sum, part) => sum + part, 0)).toBe(rent)
        whole.forEach((part, index) => void expect(Math.abs(part - exact[index])).toBeLessThanOrEqual(1))
      }),
    )
  })
})
