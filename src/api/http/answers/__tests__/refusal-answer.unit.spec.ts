import { expect, it } from "vitest"
import { message } from "#kernel/wire/message"
import { Refusal, refuse, refused, tooManyAttempts } from "#platform/refusal"
import { refusalAnswer } from "../refusal-answer"

it("puts a refusal into words, and names its code in a header", () => {
  expect(refusalAnswer(refused("cart.empty"), "de-CH")).toEqual({
    status: 400,
    headers: { "Refusal-Code": "cart.empty" },
    body: { non_field_errors: ["Ihr Warenkorb ist leer."] },
  })
})

it("says once more under its key what is told alone, and keeps what the contract has", () => {
  const wrong = message("accounts.current_password_wrong")
  const refusal = refuse(wrong, { field: "current_password", told: { error: wrong }, extra: { code: "x" } })
  expect(refusalAnswer(refusal, undefined).body).toEqual({
    code: "x",
    error: "Das aktuelle Passwort ist nicht richtig.",
    current_password: ["Das aktuelle Passwort ist nicht richtig."],
  })
})

it("names every code of a form, each once", () => {
  const refusal = new Refusal({
    city: [message("input.city_missing")],
    phone: [message("input.characters"), message("input.too_long", { most: 50 })],
    note: [message("input.characters")],
  })
  expect(refusalAnswer(refusal, undefined).headers).toEqual({
    "Refusal-Code": "input.city_missing, input.characters, input.too_long",
  })
})

it("keeps when to come back", () => {
  const { status, headers, body } = refusalAnswer(tooManyAttempts(900), undefined)
  expect(status).toBe(429)
  expect(headers).toMatchObject({ "Retry-After": "900" })
  expect(body).toEqual({ non_field_errors: ["Zu viele Versuche. Bitte versuchen Sie es in 15 Minuten erneut."] })
})
