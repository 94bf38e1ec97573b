import { describe, expect, it } from "vitest"
import { calendarDay } from "#kernel/calendar-day"
import type { ErpPosition } from "#shop/erp/data/provider"
import { document, party } from "../../../__tests__/sample-document"
import { refs } from "../../__tests__/sample-refs"
import { invoiceTagOf, newOrderOf, newQuoteOf } from "../document"
import { expectedTotal } from "../total"

describe("an order", () => {
  it("has net prices with VAT on top, its own addresses, and what it is found by", () => {
    expect(newOrderOf(document(), 7, refs)).toEqual({
      title: "Webshop W-1042",
      contact_id: 7,
      user_id: 4,
      language_id: 1,
      currency_id: 1,
      payment_type_id: 4,
      mwst_type: 0,
      mwst_is_net: true,
      show_position_taxes: false,
      is_valid_from: "2026-11-20",
      contact_address_manual: "Muster Holzbau AG\nPetra Zimmermann\nSägestrasse 12a\n9000 St. Gallen",
      delivery_address_type: 1,
      delivery_address_manual: "Baustelle\nPetra Zimmermann\nFeldweg\n9000 St. Gallen",
      api_reference: "shop:order:order_1",
      positions: [
        { type: "KbPositionText", text: "Ihre Referenz: Umbau 7", show_pos_nr: false },
        {
          type: "KbPositionCustom",
          amount: "3",
          unit_id: 3,
          account_id: 95,
          tax_id: 17,
          text: "<strong>RTC 360</strong><br />Miete",
          unit_price: "290.00",
        },
        expect.objectContaining({ unit_id: 1, unit_price: "120.00" }),
        expect.objectContaining({ unit_id: 1, unit_price: "39.00" }),
      ],
    })
  })

  it("goes where it is billed unless another address says otherwise", () => {
    const same = newOrderOf(document({ shipping: party() }), 7, refs)
    expect(same).toMatchObject({ delivery_address_type: 0 })
    expect(same).not.toHaveProperty("delivery_address_manual")
  })

  it("says what costs nothing because there is none of it as a text", () => {
    const positions = [
      { kind: "priced" as const, lines: ["Miete"], amount: 0, unit: "day" as const, unitPrice: 29_000 },
    ]
    expect(newOrderOf(document({ positions }), 7, refs).positions).toEqual([
      { type: "KbPositionText", text: "<strong>Miete</strong>", show_pos_nr: false },
    ])
  })

  it("of more lines than bexio takes lists the last ones in one, for the same money", () => {
    const line = { kind: "priced" as const, lines: ["Kabel"], amount: 2, unit: "piece" as const, unitPrice: 195 }
    const { positions } = newOrderOf(document({ positions: Array(200).fill(line) }), 7, refs)
    expect(positions).toHaveLength(150)
    expect(positions.at(-1)).toMatchObject({ amount: "1", unit_price: (51 * 3.9).toFixed(2) })
    expect(positions.at(-1)?.text).toMatch(/^<strong>Weitere Positionen<\/strong><br \/>2 Stk × 1\.95: Kabel<br \/>/)
  })

  it("apart from what is refundable: without VAT, on an account of its own, whatever else is folded", () => {
    const cable: ErpPosition = { kind: "priced", lines: ["Kabel"], amount: 2, unit: "piece", unitPrice: 195 }
    const deposit: ErpPosition = { ...cable, lines: ["Kaution"], amount: 1, unitPrice: 50_000, isRefundable: true }
    const sent = (positions: ErpPosition[]) => newOrderOf(document({ positions }), 7, refs).positions
    expect(sent([cable, deposit])).toMatchObject([
      { account_id: 95, tax_id: 17 },
      { account_id: 88, tax_id: 21, unit_price: "500.00" },
    ])
    const many = sent([...Array.from({ length: 200 }, () => cable), deposit, deposit])
    expect(many).toHaveLength(150)
    expect(many.slice(-2)).toMatchObject([
      { account_id: 95, unit_price: (52 * 3.9).toFixed(2) },
      { account_id: 88, tax_id: 21, unit_price: "1000.00" },
    ])
  })

  it("as a quote ends on a day", () => {
    expect(newQuoteOf(document(), 7, calendarDay("2026-12-04"), refs)).toMatchObject({ is_valid_until: "2026-12-04" })
  })

  it("gives its invoice tag, address and due day; the customer's reference comes once, with the positions", () => {
    expect(invoiceTagOf(document(), calendarDay("2026-12-20"))).toEqual({
      api_reference: "shop:order:order_1",
      is_valid_to: "2026-12-20",
      contact_address_manual: expect.stringContaining("Muster Holzbau AG"),
    })
  })
})

describe("the total that bexio will come to", () => {
  const of = (...prices: number[]) =>
    prices.map((unitPrice) => ({ kind: "priced" as const, lines: [], amount: 1, unit: "piece" as const, unitPrice }))
  const rates = { vatPermille: 81, step: 5 }

  it.each([
    ["nothing", [], 0],
    ["137.287 is 137.30", [11_700, 1_000], 13_730],
    ["a sum in the middle goes up", [2_500], 2_705],
    ["a hair below the middle goes down, though four decimals of a franc would not show it", [858], 925],
    ["a credit mirrors its charge", [-2_500], -2_705],
  ])("%s", (_case, prices, total) => expect(expectedTotal(of(...prices), rates)).toBe(total))

  it("takes no VAT of what is refundable", () => {
    const deposit = { ...of(50_000)[0], isRefundable: true as const }
    expect(expectedTotal([...of(11_700, 1_000), deposit], rates)).toBe(63_730)
  })

  it("may be finer", () => {
    expect(expectedTotal(of(11_700, 1_000), { ...rates, step: 1 })).toBe(13_729)
  })
})
