import { describe, expect, it } from "vitest"
import { vatRoundingLine } from "../vat-lines"

describe("vatRoundingLine", () => {
  it.each([
    ["nothing, where 8.1 % are whole Rappen", 175_000, 14_175, 175_000, null],
    ["what is missing to the whole Rappen", 27_190, 2_202, 20_000, -0.00195],
    ["what is owed beyond the unrounded VAT", 500, 41, 500, 0.1],
  ])("is %s", (_case, net, vat, carrier, rate) => {
    expect(vatRoundingLine(81, net, vat, carrier)?.rate ?? null).toBe(rate)
  })
})
