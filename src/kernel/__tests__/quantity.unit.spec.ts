import { describe, expect, it } from "vitest"
import { MAX_QUANTITY, quantityOf } from "../quantity"

describe("quantityOf", () => {
  it.each([
    ["a whole number", 3, 3],
    ["digits as text", " 12 ", 12],
    ["a fraction, rounded down", 2.9, 2],
    ["nothing", undefined, 1],
    ["null", null, 1],
    ["empty text", "", 1],
    ["a word", "drei", 1],
    ["a list", [5], 1],
    ["true", true, 1],
    ["zero", 0, 1],
    ["a negative number", -4, 1],
    ["less than one piece", 0.5, 1],
    ["the most", MAX_QUANTITY, MAX_QUANTITY],
    ["more than the most, for the caller to refuse", "1e6", 1_000_000],
    ["more than a number can hold", "1e999", Number.POSITIVE_INFINITY],
  ])("reads %s", (_case, input, quantity) => {
    expect(quantityOf(input)).toBe(quantity)
  })
})
