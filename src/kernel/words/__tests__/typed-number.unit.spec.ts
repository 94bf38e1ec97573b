import { describe, expect, it } from "vitest"
import { typedNumber } from "../typed-number"

describe("typedNumber", () => {
  it.each([
    ["francs with Rappen", "12.50", 2, 1250],
    ["francs alone", "12", 2, 1200],
    ["one digit of two", "12.5", 2, 1250],
    ["a comma", "12,50", 2, 1250],
    ["thousands", "1’620.00", 2, 162_000],
    ["thousands alone", "45'000", 2, 4_500_000],
    ["a dash for no Rappen", "45'000.–", 2, 4_500_000],
    ["the currency", "CHF 45 000.--", 2, 4_500_000],
    ["a currency of one's own", "Fr. 12,5", 2, 1250],
    ["per cent", "8.1", 1, 81],
    ["zeros beyond the digits", "8.10", 1, 81],
    ["days", "14", 0, 14],
    ["nothing", "", 2, null],
    ["words", "zehn", 0, null],
    ["a minus", "-1", 2, null],
    ["too fine a rate", "8.15", 1, null],
    ["a point between thousands", "1.250", 2, null],
    ["a group of two", "12'50", 2, null],
    ["another currency", "EUR 12", 2, null],
    ["half a day", "1.5", 0, null],
    ["a number in powers", "1e3", 0, null],
  ])("reads %s", (_case, text, digits, value) => {
    expect(typedNumber(text, digits)).toBe(value)
  })
})
