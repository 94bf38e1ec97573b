import { describe, expect, it } from "vitest"
import { calendarDay } from "../../../../src/domain/calendar-day"
import { document, party, refs } from "../../__tests__/sample-document"
import type { Contact, Invoice } from "../../schemas"
import { addressBlock, splitStreet } from "../address"
import { contactOf, newContactOf } from "../contact"
import { rappenOf, trimmed, twoDigits } from "../decimal"
import { invoiceTagOf, newOrderOf, newQuoteOf } from "../document"
import { erpInvoiceOf, invoiceState } from "../invoice"
import { namedText, oneLine, plainText } from "../text"
import { instantOf, timestampFrom } from "../timestamp"
import { expectedTotal } from "../total"

describe("an address", () => {
  it.each([
    ["Sägestrasse 12a", "Sägestrasse", "12a"],
    ["Sägestrasse 12 a", "Sägestrasse", "12 a"],
    ["Rue de l'Hôpital 7-9", "Rue de l'Hôpital", "7-9"],
    ["Im Feld 3/4b", "Im Feld", "3/4b"],
    ["Strasse des 17. Juni 135", "Strasse des 17. Juni", "135"],
    ["Postfach 12", "Postfach", "12"],
    ["Im Feld", "Im Feld", ""],
    ["12 rue du Lac", "12 rue du Lac", ""],
    ["Hauptstrasse 5, 2. Stock", "Hauptstrasse 5, 2. Stock", ""],
    ["  Weg\t 1 ", "Weg", "1"],
    ["7", "7", ""],
    ["", "", ""],
  ])("%s", (address, street, number) => expect(splitStreet(address)).toEqual({ street, number }))

  it.each([
    ["of a company", party(), "Muster Holzbau AG\nPetra Zimmermann\nSägestrasse 12a\n9000 St. Gallen"],
    ["of a person", party({ company: "" }), "Petra Zimmermann\nSägestrasse 12a\n9000 St. Gallen"],
    [
      "abroad",
      party({ company: "", country: "LI", postalcode: "9490", city: "Vaduz" }),
      "Petra Zimmermann\nSägestrasse 12a\n9490 Vaduz\nLI",
    ],
    [
      "that would write further lines",
      party({ company: "A\nB\r\nC", address: "" }),
      "A B C\nPetra Zimmermann\n9000 St. Gallen",
    ],
  ])("block %s", (_case, someone, block) => expect(addressBlock(someone)).toBe(block))
})

describe("text", () => {
  it.each([
    ["markup", "<script>alert(1)</script>", "<strong>&lt;script&gt;alert(1)&lt;/script&gt;</strong>"],
    ["signs", `A & B "C" 'D'`, "<strong>A &amp; B &quot;C&quot; &#39;D&#39;</strong>"],
    ["line breaks", "RTC\n360\r\n", "<strong>RTC 360</strong>"],
    ["turned writing", "AG\u202egpj.exe", "<strong>AG gpj.exe</strong>"],
    ["right-to-left letters", "شركة 🏗️", "<strong>شركة 🏗️</strong>"],
    ["half a character", "A\ud83dB", "<strong>A B</strong>"],
  ])("shows %s as it is read", (_case, text, html) => expect(namedText([text])).toBe(html))

  it("names first, explains below, and leaves out what is empty", () => {
    expect(namedText(["RTC 360", "", "Miete & mehr"])).toBe("<strong>RTC 360</strong><br />Miete &amp; mehr")
    expect(plainText(["Eins", "", "<Zwei>"])).toBe("Eins<br />&lt;Zwei&gt;")
    expect(oneLine("  viel   Platz ")).toBe("viel Platz")
  })
})

describe("a contact", () => {
  const contactRefs = { userId: 4, countryId: 1, languageId: 1 }

  it("is a company with its number and sector among the remarks", () => {
    expect(newContactOf(party(), contactRefs)).toEqual({
      contact_type_id: 1,
      name_1: "Muster Holzbau AG",
      street_name: "Sägestrasse",
      house_number: "12a",
      postcode: "9000",
      city: "St. Gallen",
      country_id: 1,
      mail: "petra@example.ch",
      phone_fixed: "+41 71 111 11 11",
      language_id: 1,
      remarks: "UID CHE-123.456.788; Branche Bau",
      user_id: 4,
      owner_id: 4,
    })
  })

  it("is a person without one, and has no empty texts", () => {
    const person = party({ company: " ", address: "", postalcode: "", phone: "", uid: null, sector: null })
    expect(
      JSON.parse(JSON.stringify(newContactOf(person, { ...contactRefs, countryId: null, languageId: null }))),
    ).toEqual({
      contact_type_id: 2,
      name_1: "Zimmermann",
      name_2: "Petra",
      city: "St. Gallen",
      mail: "petra@example.ch",
      user_id: 4,
      owner_id: 4,
    })
  })

  const known = (id: number, facts: Partial<Contact>): Contact => ({
    id,
    contact_type_id: 1,
    name_1: "Muster Holzbau AG",
    user_id: 4,
    owner_id: 4,
    ...facts,
  })

  it.each([
    ["the first of two", party(), [known(9, {}), known(3, {})], 3],
    ["in other letters", party({ company: "MUSTER HOLZBAU ag " }), [known(3, {})], 3],
    ["no other company of the same e-mail", party({ company: "Muster Tiefbau AG" }), [known(3, {})], null],
    ["no person of the company's name", party(), [known(3, { contact_type_id: 2 })], null],
    [
      "a person by both names",
      party({ company: "" }),
      [
        known(3, { contact_type_id: 2, name_1: "Zimmermann", name_2: "Paul" }),
        known(5, { contact_type_id: 2, name_1: "Zimmermann", name_2: "Petra" }),
      ],
      5,
    ],
    ["nobody", party(), [], null],
  ])("is recognised: %s", (_case, someone, contacts, id) => expect(contactOf(someone, contacts)?.id ?? null).toBe(id))
})

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
      { kind: "priced" as const, lines: ["Miete"], amount: 0, unit: "Tag" as const, unitPrice: 29_000 },
    ]
    expect(newOrderOf(document({ positions }), 7, refs).positions).toEqual([
      { type: "KbPositionText", text: "<strong>Miete</strong>", show_pos_nr: false },
    ])
  })

  it("of more lines than bexio takes lists the last ones in one, for the same money", () => {
    const line = { kind: "priced" as const, lines: ["Kabel"], amount: 2, unit: "Stk" as const, unitPrice: 195 }
    const { positions } = newOrderOf(document({ positions: Array(200).fill(line) }), 7, refs)
    expect(positions).toHaveLength(150)
    expect(positions.at(-1)).toMatchObject({ amount: "1", unit_price: (51 * 3.9).toFixed(2) })
    expect(positions.at(-1)?.text).toMatch(/^<strong>Weitere Positionen<\/strong><br \/>2 Stk × 1\.95: Kabel<br \/>/)
  })

  it("as a quote ends on a day", () => {
    expect(newQuoteOf(document(), 7, calendarDay("2026-12-04"), refs)).toMatchObject({ is_valid_until: "2026-12-04" })
  })

  it("gives its invoice tag, reference, address and due day", () => {
    expect(invoiceTagOf(document(), calendarDay("2026-12-20"))).toMatchObject({
      api_reference: "shop:order:order_1",
      reference: "Umbau 7",
      is_valid_to: "2026-12-20",
      contact_address_manual: expect.stringContaining("Muster Holzbau AG"),
    })
    expect(invoiceTagOf(document({ customerReference: " " }), calendarDay("2026-12-20")).reference).toBeUndefined()
  })
})

describe("the total that bexio will come to", () => {
  const of = (...prices: number[]) =>
    prices.map((unitPrice) => ({ kind: "priced" as const, lines: [], amount: 1, unit: "Stk" as const, unitPrice }))
  const rates = { vatPermille: 81, step: 5 }

  it.each([
    ["nothing", [], 0],
    ["137.287 is 137.30", [11_700, 1_000], 13_730],
    ["a sum in the middle goes up", [2_500], 2_705],
    ["a hair below the middle goes down, though four decimals of a franc would not show it", [858], 925],
    ["a credit mirrors its charge", [-2_500], -2_705],
  ])("%s", (_case, prices, total) => expect(expectedTotal(of(...prices), rates)).toBe(total))

  it("may be finer", () => {
    expect(expectedTotal(of(11_700, 1_000), { ...rates, step: 1 })).toBe(13_729)
  })
})

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
      total: 111_235,
      received: 11_235,
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
