import { expect, it, onTestFinished } from "vitest"
import { message } from "#kernel/wire/message"
import { catalogues, reword, textsFor } from "../texts"
import { wordsFault } from "../words-fault"

it("says a sentence otherwise, with its values, and all others as before", () => {
  const before = { "quotes.expired": catalogues.de.quotes.expired }
  onTestFinished(() => reword("de", before))
  reword("de", { "quotes.expired": "Abgelaufen am {{day, day}}." })
  const said = textsFor("customer")
  expect(said(message("quotes.expired", { day: "2026-03-06" }))).toBe("Abgelaufen am 6.3.2026.")
  expect(said(message("cart.empty"))).toBe("Ihr Warenkorb ist leer.")
})

it.each([
  ["plurals, each for itself", { "orders.allowed_units_one": "{{count}} Gerät" }, undefined],
  ["nothing", {}, undefined],
  ["what the shop doesn't say", { "cart.full": "Voll." }, 'has words for "cart.full", which the shop doesn\'t say'],
  ["an area alone", { cart: "Korb" }, 'has words for "cart", which the shop doesn\'t say'],
  ["a part of a sentence", { "cart.empty.now": "Leer" }, 'has words for "cart.empty.now", which the shop doesn\'t say'],
  [
    "a value that isn't told",
    { "cart.empty": "{{name}}" },
    'has words for "cart.empty" with {{name}}, which it isn\'t told',
  ],
])("finds what is wrong with words for %s", (_case, words, fault) => {
  expect(wordsFault("de", words)).toBe(fault)
})
