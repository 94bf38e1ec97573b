import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { numberText, typedAmount, typedNumber } from "../typed-number"

describe("typedNumber", () => {
  it.each([
    ["francs with Rappen", "12.50", 2, 1250],
    ["francs alone", "12", 2, 1200],
    ["one digit of two", "12.5", 2, 1250],
    ["a comma", "12,50", 2, 1250],
    ["thousands", "1’620.00", 2, 162_000],
    ["per cent", "8.1", 1, 81],
    ["zeros beyond the digits", "8.10", 1, 81],
    ["days", "14", 0, 14],
    ["nothing", "", 2, null],
    ["words", "zehn", 0, null],
    ["a minus", "-1", 2, null],
    ["too fine a rate", "8.15", 1, null],
    ["half a day", "1.5", 0, null],
    ["a number in powers", "1e3", 0, null],
  ])("reads %s", (_case, text, digits, value) => {
    expect(typedNumber(text, digits)).toBe(value)
  })

  it("reads back whatever is shown", () => {
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
