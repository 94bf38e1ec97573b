import { describe, expect, it } from "vitest"
import type { Invoice } from "../../schemas"
import { rappenOf, trimmed, twoDigits } from "../decimal"
import { erpInvoiceOf, invoiceState } from "../invoice"
import { instantOf, timestampFrom } from "../timestamp"

describe("decimals", () => {
  it.each([
    ["100", 10_000, "100.00", "100"],
    ["19.150000", 1_915, "19.15", "19.15"],
    ["0.005", 1, "0.01", "0.005"],
    ["-0.005", -1, "-0.01", "-0.005"],
    ["1.500000", 150, "1.50", "1.5"],
    ["10.000000", 1_000, "10.00", "10"],
    ["0.0000", 0, "0.00", "0"],
    ["9007199254740.99", 900_719_925_474_099, "9007199254740.99", "9007199254740.99"],
  ])("%s", (text, rappen, two, short) => {
    expect([rappenOf(text), twoDigits(text), trimmed(text)]).toEqual([rappen, two, short])
  })
})

describe("an invoice", () => {
  const invoice = (facts: Partial<Invoice> = {}): Invoice => ({
    id: 12,
    document_nr: "RE-00012",
    title: "Webshop W-1042",
    contact_id: 7,
    total_gross: "1029.000000",
    total_net: "1029.000000",
    total_taxes: "83.3490",
    total: "1112.350000",
    mwst_type: 0,
    mwst_is_net: true,
    is_valid_from: "2026-11-20",
    is_valid_to: "2026-12-20",
    kb_item_status_id: 16,
    api_reference: null,
    updated_at: "2026-11-20 14:55:15",
    taxs: [],
    total_received_payments: "100.000000",
    total_credit_vouchers: "12.350000",
    total_remaining_payments: "1000.0000",
    positions: [
      { type: "KbPositionText", id: 1, text: "Ihre Referenz" },
      {
        type: "KbPositionCustom",
        id: 1,
        amount: "3.000000",
        unit_name: "Tag",
        unit_price: "290.000000",
        position_total: "870.000000",
        text: '<strong onclick="x()">RTC 360</strong><br/><img src=x onerror=alert(1)>Miete<script>alert(1)</script>',
      },
      { type: "KbPositionArticle", id: 1, amount: "1.5", unit_price: "0.1", position_total: "0.15", text: "Kabel" },
    ],
    ...facts,
  })

  it("is what is to be paid, its priced lines, and when it changed", () => {
    expect(erpInvoiceOf(invoice())).toEqual({
      id: "12",
      number: "RE-00012",
      contactId: "7",
      title: "Webshop W-1042",
      tag: null,
      state: "partial",
      date: "2026-11-20",
      dueDate: "2026-12-20",
      net: 102_900,
      vat: 8_335,
      total: 111_235,
      received: 11_235,
      vouchers: 1_235,
      changedAt: "2026-11-20T13:55:15.000Z",
      positions: [
        {
          id: "1",
          text: "<strong>RTC 360</strong><br />Miete",
          amount: "3",
          unitName: "Tag",
          unitPrice: "290.00",
          positionTotal: "870.00",
        },
        { id: "article-1", text: "Kabel", amount: "1.5", unitName: "", unitPrice: "0.10", positionTotal: "0.15" },
      ],
    })
  })

  it.each([
    [7, "draft"],
    [8, "open"],
    [9, "paid"],
    [16, "partial"],
    [19, "cancelled"],
    [31, "open"],
    [99, "open"],
  ])("in state %i is %s", (id, state) => expect(invoiceState(id)).toBe(state))
})

describe("bexio's clock", () => {
  it.each([
    ["in winter", "2026-11-20 14:55:15", "2026-11-20T13:55:15.000Z"],
    ["in summer", "2026-06-18 14:55:15", "2026-06-18T12:55:15.000Z"],
    ["before clocks go forward", "2026-03-29 01:59:59", "2026-03-29T00:59:59.000Z"],
    ["after it", "2026-03-29 03:00:00", "2026-03-29T01:00:00.000Z"],
    ["in the hour that comes twice, the first", "2026-10-25 02:30:00", "2026-10-25T00:30:00.000Z"],
    ["after it", "2026-10-25 03:00:00", "2026-10-25T02:00:00.000Z"],
  ])("%s", (_case, text, instant) => expect(instantOf(text).toISOString()).toBe(instant))

  it.each([
    ["a plain afternoon", "2026-11-20T13:55:15Z", "2026-11-20 14:55:15"],
    ["the first 02:30 in autumn", "2026-10-25T00:30:00Z", "2026-10-25 01:30:00"],
    ["the second one", "2026-10-25T01:30:00Z", "2026-10-25 02:30:00"],
  ])("asks from %s", (_case, instant, text) => expect(timestampFrom(new Date(instant))).toBe(text))
})
