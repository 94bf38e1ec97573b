import { describe, expect, it } from "vitest"
import { erpErrorText } from "../erp-texts"

describe("erpErrorText", () => {
  it.each([
    [null, null, null],
    ["auth", "401", /nimmt die Anmeldung des Shops nicht an/],
    ["transient", "fetch failed", /nicht geantwortet/],
    ["permanent", "Could not save the entity", "Die Buchhaltung hat den Vorgang abgelehnt."],
    [
      "permanent",
      "The ERP's order comes to 94045, the shop's to 94000 Rappen",
      "Der Auftrag lautet in der Buchhaltung auf CHF\u00a0940.45, im Shop auf CHF\u00a0940.00.",
    ],
    [
      "permanent",
      "Of 20000 Rappen some are paid, and the shop's document comes to 60000 Rappen",
      /den Rest .* von Hand/,
    ],
    [
      "permanent",
      "What it takes the place of was settled by hand",
      /führen Sie auch diese Änderung .* «Als erledigt markieren»/,
    ],
    ["paid_apart", "Paid without the accounts", /nicht noch einmal/],
    ["paid_apart", "Its order was paid without the accounts", /schon verrechnet/],
    ["paid_apart", "Perhaps given back by hand", /schon zurückbezahlt/],
    ["permanent", "Invoice 12 is gone from the ERP", "Die Rechnung wurde in der Buchhaltung gelöscht."],
    ["permanent", "Fault in the shop: x is undefined", /der Technik/],
    ["something new", "?", "Die Buchhaltung hat den Vorgang abgelehnt."],
  ])("says of %s, '%s'", (last_error_class, last_error, text) => {
    const said = erpErrorText({ last_error_class, last_error })
    if (text instanceof RegExp) expect(said).toMatch(text)
    else expect(said).toBe(text)
  })
})
