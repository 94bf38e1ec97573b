import { afterEach, describe, expect, it } from "vitest"
import { currencyCode, fromPieces, keepCurrency, toPieces } from "../../../packages/rental/src/engine/currency"

afterEach(() => keepCurrency({}))

describe("the smallest pieces of a currency", () => {
  it.each([
    ["chf", 99.9, 9990],
    ["EUR", 0.29, 29],
    ["jpy", 12_000, 12_000],
    ["kwd", 1.005, 1005],
  ])("of %s: %d are %d", (currency, price, pieces) => {
    keepCurrency({ currency })
    expect([currencyCode(), toPieces(price), fromPieces(pieces)]).toEqual([currency.toLowerCase(), pieces, price])
  })

  it("refuses what is no code", () => expect(() => keepCurrency({ currency: "francs" })).toThrow(RangeError))
})
