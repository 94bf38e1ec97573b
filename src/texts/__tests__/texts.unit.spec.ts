import { expect, it } from "vitest"
import { message } from "#kernel/wire/message"
import { textsFor } from "../texts"

const said = textsFor("shop")

it.each([
  ["a sentence", message("cart.empty"), "Ihr Warenkorb ist leer."],
  ["a value", message("cart.too_many_lines", { most: 100 }), "Ein Warenkorb fasst höchstens 100 Positionen."],
  [
    "a day",
    message("quotes.expired", { day: "2026-03-06" }),
    "Diese Offerte galt bis 6.3.2026. Gerne erstellen wir eine neue.",
  ],
  ["one of something", message("orders.allowed_units", { count: 1 }), "ein Mietgerät"],
  ["several", message("orders.allowed_units", { count: 3 }), "3 Mietgeräte"],
  [
    "sentences within one",
    message("orders.call_us", { reason: message("orders.dispatched"), phone: "+41 71 000 00 00" }),
    "Das Gerät oder sein Zubehör ist bereits unterwegs zu Ihnen. Bitte rufen Sie uns an: +41 71 000 00 00.",
  ],
  [
    "a list",
    message("fleet.unit_promised", {
      serial: "S1",
      holder: [message("fleet.order", { number: "W 1042" }), "Muster AG"],
      period: { start: "2026-03-06", end: "2026-03-09" },
    }),
    "S1 ist fest versprochen: Bestellung W 1042, Muster AG (Fr 6.3. bis Mo 9.3.2026).",
  ],
  [
    "what looks like a text of ours, as it was typed",
    message("cart.not_available", { product: "$t(cart.empty) {{phone}} <b>" }),
    "$t(cart.empty) {{phone}} <b> ist nicht mehr lieferbar. Bitte entfernen Sie den Artikel aus dem Warenkorb.",
  ],
  [
    "what looks like another of its values, as it was typed",
    message("orders.call_us", { reason: "{{phone}} {{reason}}", phone: "+41 71 000 00 00" }),
    "{{phone}} {{reason}} Bitte rufen Sie uns an: +41 71 000 00 00.",
  ],
])("says %s", (_case, asked, text) => expect(said(asked)).toBe(text))

it("speaks German to who accepts no language that it knows", () => {
  expect(textsFor({ accepts: "xx, yy;q=0.1" })(message("cart.empty"))).toBe("Ihr Warenkorb ist leer.")
})
