import { describe, expect, it } from "vitest"
import type { CalendarDay } from "#kernel/calendar-day"
import { type InvoiceRecord, toInvoiceWire } from "../invoice-wire"

const position = {
  id: "1",
  text: "<strong>RTC 360</strong><br />Miete 7.12. bis 16.12.2026",
  amount: "9.000000",
  unitName: "Tag",
  unitPrice: "180.000000",
  positionTotal: "1620.000000",
}

const anInvoice = (changes: Partial<InvoiceRecord> = {}): InvoiceRecord => ({
  id: "21",
  number: "RE-00021",
  state: "open",
  date: "2026-12-17" as CalendarDay,
  due_date: "2027-01-16" as CalendarDay,
  net: 189_600,
  vat: 15_358,
  total: 204_960,
  order_id: "order_1",
  shop_number: "W-1042",
  positions: [position],
  ...changes,
})

describe("an invoice on the wire", () => {
  it("carries what is to be paid with VAT, the ERP's number and the order it is for", () => {
    expect(toInvoiceWire(anInvoice())).toMatchObject({
      id: "21",
      document_nr: "RE-00021",
      is_valid_from: "2026-12-17",
      due_date: "2027-01-16",
      total_gross: "2049.60",
      order: "order_1",
      shop_number: "W-1042",
    })
  })

  it("says what lies between its positions and the total: VAT and rounding", () => {
    expect(toInvoiceWire(anInvoice())).toMatchObject({ total_net: "1896.00", total_vat: "153.58", rounding: "0.02" })
    expect(toInvoiceWire(anInvoice({ net: null, vat: null }))).toMatchObject({
      ...{ total_net: null, total_vat: null, rounding: null },
    })
  })

  it.each([
    ["open", false],
    ["partial", false],
    ["paid", true],
    ["cancelled", false],
  ] as const)("that is %s says so, paid: %s", (state, paid) =>
    expect(toInvoiceWire(anInvoice({ state }))).toMatchObject({ state, paid }),
  )

  it.each([
    ["9.000000", "9"],
    ["1.500000", "1.5"],
    ["10", "10"],
    ["100.000000", "100"],
    ["0.000000", "0"],
  ])("shows an amount of %s as %s", (amount, shown) =>
    expect(toInvoiceWire(anInvoice({ positions: [{ ...position, amount }] })).positions[0].amount).toBe(shown),
  )

  it.each([
    ["180.000000", "180.00"],
    ["1.005000", "1.01"],
    ["-45.5", "-45.50"],
    ["0", "0.00"],
  ])("shows a price of %s as %s", (price, shown) =>
    expect(
      toInvoiceWire(anInvoice({ positions: [{ ...position, unitPrice: price, positionTotal: price }] })).positions[0],
    ).toMatchObject({ unit_price: shown, position_total: shown }),
  )

  it.each([
    ["a script", "Scan<script>alert(1)</script>", "Scan"],
    ["a picture with a handler", '<img src=x onerror="alert(1)">Scan', "Scan"],
    ["a link", '<a href="https://example.ch">Scan</a>', "Scan"],
    ["attributes", '<p style="color:red" onclick="x()">Scan</p>', "<p>Scan</p>"],
    ["structure", "<ul><li><em>a</em></li></ul>", "<ul><li><em>a</em></li></ul>"],
    ["signs", "Holz &amp; Bau &lt;AG&gt;", "Holz &amp; Bau &lt;AG&gt;"],
  ])("keeps of %s in a position's text its lines and emphasis alone", (_what, text, shown) =>
    expect(toInvoiceWire(anInvoice({ positions: [{ ...position, text }] })).positions[0].text).toBe(shown),
  )
})
