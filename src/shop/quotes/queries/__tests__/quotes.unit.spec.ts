import { describe, expect, it } from "vitest"
import { calendarDay } from "#kernel/calendar-day"
import type { ShopLine } from "#shop/lines/rules/shop-line"
import { rentalPeriod } from "#shop/rental/rules/rental-period"
import { DEFAULT_SETTINGS } from "#shop/settings/wire/default-settings"
import { textsFor } from "#texts/texts"
import { asShopLines, toQuotedLines } from "../../rules/quoted-line"
import { quoteDocument } from "../quote-document"
import type { QuoteRecord } from "../quote-record"
import { quoteState, toQuoteWire } from "../quote-wire"

const { company } = DEFAULT_SETTINGS
const texts = textsFor("customer")
const quotedAt = new Date("2026-11-24T08:00:00Z")

const aLine = (changes: Partial<ShopLine> = {}): ShopLine => ({
  id: "cali_scanner",
  productId: "prod_scanner",
  variantId: "variant_scanner",
  productName: "iCON iCR70",
  choiceName: "Paket Baustelle",
  thumbnail: "/media/icr70.svg",
  category: "package",
  quantity: 2,
  unitPrice: 10_050,
  total: 20_100,
  companionOf: null,
  pricedAt: quotedAt,
  rental: null,
  charges: [],
  quote: null,
  special: null,
  ...changes,
})

const companion = aLine({
  id: "cali_check",
  category: "addon",
  productName: "Geräteprüfung",
  choiceName: "",
  unitPrice: 1_000,
  total: 2_000,
  companionOf: "cali_scanner",
})

const rental = aLine({
  id: "cali_rental",
  category: "rental",
  productName: "BLK 360 G2",
  choiceName: "",
  quantity: 1,
  unitPrice: 58_500,
  total: 58_500,
  rental: {
    period: rentalPeriod("2026-12-07", "2026-12-09"),
    chargeableDays: 3,
    pricePerDay: 18_000,
    delivery: { id: "post", name: "Express", description: "", price: 4_500 },
    services: [],
  },
})

const aQuote = (changes: Partial<QuoteRecord> = {}): QuoteRecord => ({
  id: "quote_1",
  customer_id: "cus_1",
  shop_number: "O-1001",
  lines: toQuotedLines([rental, aLine(), companion]),
  total: 87_130,
  vat_permille: 81,
  shipping_fee: 1_000,
  valid_from: calendarDay("2026-11-24"),
  valid_until: calendarDay("2026-12-08"),
  created_at: quotedAt,
  erp_quote_id: "7",
  erp_quote_number: "AN-00007",
  is_mailed: false,
  cart_token: null,
  order_id: null,
  ...changes,
})

describe("quoted lines", () => {
  it("keep what was chosen at which price, and who came with whom", () => {
    const lines = asShopLines(toQuotedLines([rental, aLine(), companion]), quotedAt)
    expect(
      lines.map(({ productName, quantity, total, companionOf }) => [productName, quantity, total, companionOf]),
    ).toEqual([
      ["BLK 360 G2", 1, 58_500, null],
      ["iCON iCR70", 2, 20_100, null],
      ["Geräteprüfung", 2, 2_000, "1"],
    ])
    expect(lines[0].rental).toEqual(rental.rental)
  })
})

describe("the state of a quote", () => {
  const waiting = { erp_quote_id: null, erp_quote_number: null }
  it.each([
    ["that the ERP doesn't have yet", waiting, "2026-11-24", "pending"],
    ["with a number", {}, "2026-11-24", "open"],
    ["on its last day", {}, "2026-12-08", "open"],
    ["after it", {}, "2026-12-09", "expired"],
    ["after it without a number", waiting, "2026-12-09", "expired"],
    ["that became an order, whenever", { order_id: "order_1" }, "2026-12-09", "ordered"],
  ])("%s", (_case, changes, today, state) => {
    expect(quoteState(aQuote(changes), calendarDay(today))).toBe(state)
  })
})

describe("a quote on the wire", () => {
  it("names both numbers, its days, its total and what it is for", () => {
    expect(toQuoteWire(aQuote(), calendarDay("2026-11-24"), texts)).toMatchObject({
      shop_number: "O-1001",
      document_nr: "AN-00007",
      is_valid_from: "2026-11-24",
      valid_until: "2026-12-08",
      total_cost: "871.30",
      items: [
        { display_name: "BLK 360 G2", display_quantity: "3 Tage", rentalstartdate: "2026-12-07", subtotal: "585.00" },
        { display_name: "iCON iCR70, Paket Baustelle", display_quantity: "2", rentalstartdate: null },
        { display_name: "Geräteprüfung" },
      ],
    })
  })
})

describe("a quote as the ERP prints it", () => {
  const party = {
    company: "Muster Holzbau AG",
    uid: null,
    sector: "Holzbau",
    firstName: "Petra",
    lastName: "Zimmermann",
    address: "Werkstrasse 12",
    postalcode: "9000",
    city: "St. Gallen",
    country: "CH",
    email: "petra@example.ch",
    phone: "+41 71 000 00 11",
  }
  const lastOf = (quote: QuoteRecord) => quoteDocument(quote, party, { company, texts }).positions.at(-1)

  it("is found by its title and its tag, and comes to what the customer was shown", () => {
    expect(quoteDocument(aQuote(), party, { company, texts })).toMatchObject({
      title: "Webshop Offerte O-1001",
      tag: "shop:quote:quote_1",
      date: "2026-11-24",
      total: 87_130,
    })
  })

  it("has the shipping fee exactly where the order would have it", () => {
    const accessory = toQuotedLines([aLine({ category: "accessory" })])
    const names = (quote: QuoteRecord) =>
      quoteDocument(quote, party, { company, texts }).positions.map(({ lines }) => lines[0])
    expect(names(aQuote({ lines: accessory }))).toContain("Versandkosten (VK1)")
    expect(names(aQuote())).not.toContain("Versandkosten (VK1)")
  })

  it("ends with what it promises, and that it reserves nothing", () => {
    expect(lastOf(aQuote())).toMatchObject({
      kind: "text",
      lines: [
        "Gültig bis 8.12.2026.",
        expect.stringContaining("nicht reserviert"),
        expect.stringContaining("Offerten"),
      ],
    })
    expect(lastOf(aQuote({ lines: toQuotedLines([aLine()]) }))).toMatchObject({
      lines: ["Gültig bis 8.12.2026.", expect.stringContaining("Offerten")],
    })
  })
})
