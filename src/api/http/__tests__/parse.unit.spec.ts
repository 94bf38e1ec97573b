import { describe, expect, it } from "vitest"
import { Refusal } from "#platform/refusal"
import { loginBody, signupBody } from "#shop/accounts/wire/account"
import { parse } from "../parse"

const refusalOf = (act: () => unknown) => {
  try {
    act()
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: error.body }
    throw error
  }
  throw new Error("was accepted")
}

describe("parse", () => {
  it("drops what the contract does not name", () => {
    const body = parse(loginBody, { username: " a@example.ch ", password: "x", is_admin: true })
    expect(body).toEqual({ username: "a@example.ch", password: "x" })
  })

  it("keys each message by its field", () => {
    expect(refusalOf(() => parse(loginBody, { username: "" }))).toEqual({
      status: 400,
      body: { username: ["Bitte E-Mail Adresse eingeben"], password: ["Bitte Passwort eingeben"] },
    })
  })

  it.each([
    ["nothing at all", undefined],
    ["null", null],
  ])("reads %s as an empty body", (_case, value) => {
    expect(refusalOf(() => parse(loginBody, value)).body).toHaveProperty("username")
  })

  it.each([
    ["a list", []],
    ["a text", "text"],
    ["a number", 7],
  ])("refuses %s in German, without a field", (_case, value) => {
    expect(refusalOf(() => parse(loginBody, value)).body).toEqual({ non_field_errors: ["Ungültiger Wert."] })
  })

  it("speaks German where the contract has no sentence of its own", () => {
    const body = { ...anApplicant(), company_uid: 5 }
    expect(refusalOf(() => parse(signupBody, body)).body).toEqual({ company_uid: ["Ungültiger Wert."] })
  })

  it.each([
    ["NUL", "St.\0Gallen"],
    ["half a surrogate pair", "St. Gallen \ud83d"],
  ])("refuses %s, which the database can't store, under its field", (_case, city) => {
    const body = { ...anApplicant(), city }
    expect(refusalOf(() => parse(signupBody, body)).body).toEqual({ city: ["Ungültige Zeichen."] })
  })

  it("takes letters and signs of any script", () => {
    const city = "Zürich 🏔 Łódź 東京"
    expect(parse(signupBody, { ...anApplicant(), city }).city).toBe(city)
  })
})

function anApplicant() {
  return {
    email: "anna@example.ch",
    password: "geheim",
    company_uid: null,
    company: "Muster AG",
    sector: "Holzbau",
    first_name: "Anna",
    last_name: "Muster",
    address: "Musterstrasse 1",
    postalcode: "9000",
    city: "St. Gallen",
    phone: "+41 71 000 00 00",
  }
}
