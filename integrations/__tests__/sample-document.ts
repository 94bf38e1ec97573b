import { calendarDay } from "#kernel/calendar-day"
import type { ErpDocument, ErpParty } from "#shop/erp/data/provider"

export const party = (facts: Partial<ErpParty> = {}): ErpParty => ({
  company: "Muster Holzbau AG",
  uid: "CHE-123.456.788",
  sector: "Bau",
  firstName: "Petra",
  lastName: "Zimmermann",
  address: "Sägestrasse 12a",
  postalcode: "9000",
  city: "St. Gallen",
  country: "CH",
  email: "petra@example.ch",
  phone: "+41 71 111 11 11",
  ...facts,
})

/** Three days of a scanner with a courier, and a cable: 1029.00 net, 1112.35 with VAT in steps of five Rappen. */
export const document = (facts: Partial<ErpDocument> = {}): ErpDocument => ({
  title: "Webshop W-1042",
  tag: "shop:order:order_1",
  date: calendarDay("2026-11-20"),
  customerReference: "Umbau 7",
  billing: party(),
  shipping: party({ company: "Baustelle", address: "Feldweg" }),
  positions: [
    { kind: "text", lines: ["Ihre Referenz: Umbau 7"] },
    { kind: "priced", lines: ["RTC 360", "Miete"], amount: 3, unit: "day", unitPrice: 29_000 },
    { kind: "priced", lines: ["Lieferung: Kurier"], amount: 1, unit: "piece", unitPrice: 12_000 },
    { kind: "priced", lines: ["USB-C-Kabel"], amount: 1, unit: "piece", unitPrice: 3_900 },
  ],
  total: 111_235,
  vatPermille: 81,
  ...facts,
})
