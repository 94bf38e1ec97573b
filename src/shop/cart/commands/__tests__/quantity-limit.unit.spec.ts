import { describe, expect, it } from "vitest"
import { MAX_QUANTITY } from "#kernel/quantity"
import { allowedQuantity, piecesOfLine } from "../quantity-limit"

describe("the pieces of a line", () => {
  it.each([
    ["rental", 3, 1],
    ["accessory", 3, 3],
    ["package", 3, 3],
    ["rental", MAX_QUANTITY + 1, 1],
  ] as const)("of a %s that is to have %d are %d", (category, asked, pieces) => {
    expect(piecesOfLine(category, asked)).toBe(pieces)
    expect(allowedQuantity(category, asked)).toBe(pieces)
  })

  it("are no more than a line has room for", () => {
    expect(() => allowedQuantity("accessory", MAX_QUANTITY + 1)).toThrow()
  })
})
