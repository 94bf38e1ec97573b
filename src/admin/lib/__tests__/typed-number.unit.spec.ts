import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { typedNumber } from "#kernel/words/typed-number"
import { numberText, typedAmount } from "../typed-number"

describe("numberText", () => {
  it("is read back whatever it is", () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), fc.constantFrom(0, 1, 2), (value, digits) => {
        expect(typedNumber(numberText(value, digits), digits)).toBe(value)
      }),
    )
  })
})

describe("typedAmount", () => {
  it.each([
    ["thousands", "1'250", "1250.00"],
    ["a comma", "1’250,5", "1250.50"],
    ["nothing", "0", "0.00"],
    ["what is none as it is typed", "zehn", "zehn"],
    ["an empty field as it is", "", ""],
  ])("sends %s", (_case, text, sent) => expect(typedAmount(text)).toBe(sent))
})
