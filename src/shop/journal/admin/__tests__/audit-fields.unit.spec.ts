import { describe, expect, it } from "vitest"
import { auditField, isForStaff, isNamed } from "../audit-fields"
import { auditText } from "../audit-texts"
import { auditValue } from "../audit-values"

const ID = "rpur_01M81XMKCC2FEVZTAGMFJ0KKPM"
const names = { [ID]: "Holzbau" }

it.each<[string, unknown, string]>([
  ["state", "handed_over", "beim Kunden"],
  ["body.status", "cancelled", "storniert"],
  ["state", "parked", "Braucht Korrektur"],
  ["note", "returned", "returned"],
  ["note", "", "(leer)"],
  ["is_waived", true, "ja"],
  ["location", "chur", "Chur"],
  ["purpose_ids", [ID, "rpur_01M81XMKCCEV6JN1QFAAAAAAAA"], "Holzbau, (nicht mehr vorhanden)"],
  ["purpose_ids", [], "(leer)"],
  ["unit_id", ID, "Holzbau"],
  ["price_rappen", 77_700, "CHF 777.00"],
  ["permille", 35, "3.5 %"],
  ["basis", "day", "je Miettag"],
  ["RE-00001.total", 5_295, "CHF 52.95"],
  ["vatPermille", 81, "8.1 %"],
  ["documents.bytes", 2_048, "2 KB"],
  ["day", "2026-12-01", "Di 1.12.2026"],
  ["created_at", "2026-11-22T15:38:46.332Z", "22.11.2026, 16:38"],
  ["html", "<h2>Neu</h2><p>Ab &amp; zu</p>", "Neu Ab & zu"],
  ["note", "a < b und c > d", "a < b und c > d"],
  [
    "documents",
    [
      { id: "x", title: "Anleitung", bytes: 1024 },
      { title: "Prospekt", url: null },
    ],
    "Titel: Anleitung, Grösse: 1 KB\nTitel: Prospekt",
  ],
  [
    "last_error",
    "The invoice comes to 100, the shop's to 90 Rappen",
    "Die Rechnung lautet in der Buchhaltung auf CHF 1.00, im Shop auf CHF 0.90.",
  ],
])("shows %s %o as '%s'", (field, value, shown) => {
  expect(auditValue(field, value, names).replaceAll("\u00a0", " ")).toBe(shown)
})

describe("a field", () => {
  it("has a name in words, sent to our routes or to Medusa's, also within another", () => {
    expect(["fee", "body.first_name", "RE-00001.total"].map(auditField)).toEqual([
      "Gebühr in CHF",
      "Vorname",
      "RE-00001, Total",
    ])
  })

  it("that has none is known for it", () => {
    expect(["fee", "RE-00001.total", "weigth", "total.weigth"].map(isNamed)).toEqual([true, true, false, false])
  })

  it("is left out where it is of use to programs alone", () => {
    expect(["id", "protocol_id", "unit_id", "paid"].map(isForStaff)).toEqual([false, false, true, true])
  })
})

describe("what was done on Medusa's own pages", () => {
  it.each([
    ["orders", "post", "/admin/orders/order_1/cancel", "Bestellung storniert"],
    ["orders", "post", "/admin/orders/order_1/fulfillments", "Bestellung zur Lieferung erfasst"],
    ["products", "delete", "/admin/products/prod_1", "Produkt gelöscht"],
    ["sonstwas", "post", "/admin/sonstwas", "Weiteres gespeichert"],
  ])("is said in words: %s %s", (type, method, path, text) => {
    const subject = { type, id: "x", label: null, page: null }
    expect(auditText({ action: `admin.${method}`, subject, after: { path } })).toBe(text)
  })
})
