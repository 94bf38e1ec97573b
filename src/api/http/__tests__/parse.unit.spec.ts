import { describe, expect, it } from "vitest"
import { message } from "#kernel/wire/message"
import { Refusal } from "#platform/refusal"
import { loginBody, signupBody } from "#shop/accounts/wire/account"
import { parse } from "../parse"

const refusalOf = (act: () => unknown) => {
  try {
    act()
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, messages: error.messages }
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
      messages: { username: [message("input.email_missing")], password: [message("accounts.password_missing")] },
    })
  })

  it.each([
    ["nothing at all", undefined],
    ["null", null],
  ])("reads %s as an empty body", (_case, value) => {
    expect(refusalOf(() => parse(loginBody, value)).messages).toHaveProperty("username")
  })

  it.each([
    ["a list", []],
    ["a text", "text"],
    ["a number", 7],
  ])("refuses %s, without a field", (_case, value) => {
    expect(refusalOf(() => parse(loginBody, value)).messages).toEqual({ non_field_errors: [message("input.invalid")] })
  })

  it("has a code where the contract has no sentence of its own", () => {
    const body = { ...anApplicant(), company_uid: 5 }
    expect(refusalOf(() => parse(signupBody, body)).messages).toEqual({ company_uid: [message("input.invalid")] })
  })

  it.each([
    ["NUL", "St.\0Gallen"],
    ["half a surrogate pair", "St. Gallen \ud83d"],
  ])("refuses %s, which the database can't store, under its field", (_case, city) => {
    const body = { ...anApplicant(), city }
    expect(refusalOf(() => parse(signupBody, body)).messages).toEqual({ city: [message("input.characters")] })
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
