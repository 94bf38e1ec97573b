import { describe, expect, it } from "vitest"
import * as z from "zod/mini"
import { fieldErrorsOf } from "#kernel/wire/errors"
import { registrationBody } from "../events"

const form = {
  location: "olten",
  company: "Muster Holzbau AG",
  sector: "Holzbau",
  first_name: "Petra",
  last_name: "Zimmermann",
  address: "Beispielweg 4",
  postalcode: "4600",
  city: "Olten",
  phone: "+41 62 000 00 00",
  email: "petra@holzbau.example.ch",
}
const errorsOf = (changes: Record<string, unknown>) => {
  const result = z.safeParse(registrationBody, { ...form, ...changes })
  const messages = result.success ? {} : fieldErrorsOf(result.error)
  return Object.fromEntries(Object.entries(messages).map(([field, list]) => [field, list.map(({ code }) => code)]))
}

const MISSING = {
  location: "events.event_missing",
  company: "input.company_missing",
  sector: "input.sector_missing",
  first_name: "input.firstname_missing",
  last_name: "input.lastname_missing",
  address: "input.address_missing",
  postalcode: "input.postalcode_missing",
  city: "input.city_missing",
  phone: "input.phone_missing",
  email: "input.email_missing",
}

describe("a registration", () => {
  it("is taken as the form sends it, blanks around a text dropped", () => {
    expect(z.parse(registrationBody, { ...form, city: " Olten " })).toEqual(form)
  })

  describe.each(Object.entries(MISSING))("without %s", (field, message) => {
    it.each([
      ["missing", undefined],
      ["empty", ""],
      ["null", null],
      ["a number", 7],
    ])("is refused with the field's one code: %s", (_case, value) => {
      expect(errorsOf({ [field]: value })).toEqual({ [field]: [message] })
    })
  })

  it.each(Object.keys(MISSING).filter((field) => field !== "location" && field !== "sector"))(
    "with nothing but blanks as %s is refused like an empty one",
    (field) => {
      expect(errorsOf({ [field]: " \t " })).toEqual({ [field]: [MISSING[field as keyof typeof MISSING]] })
    },
  )

  it.each([
    ["the select's placeholder as place", { location: "Event auswählen" }, "location"],
    ["a place that has no events", { location: "zürich" }, "location"],
    ["a place in capitals", { location: "Olten" }, "location"],
    ["the select's placeholder as sector", { sector: "Branche auswählen" }, "sector"],
    ["a sector that isn't offered", { sector: "Raumfahrt" }, "sector"],
    ["a name of 151 characters", { last_name: "x".repeat(151) }, "last_name"],
    ["a postal code of 11 characters", { postalcode: "1".repeat(11) }, "postalcode"],
    ["a name with a line break", { first_name: "Petra\r\nBcc: alle@example.ch" }, "first_name"],
    ["a company with a bell", { company: "Muster\u0007AG" }, "company"],
    ["an address that turns the reading direction", { address: "\u202eBeispielweg" }, "address"],
    ["two e-mails", { email: "a@example.ch,b@example.ch" }, "email"],
    ["two recipients with one @", { email: "a,b@example.ch" }, "email"],
    ["an e-mail with a name next to it", { email: "Petra<petra@example.ch>" }, "email"],
    ["an e-mail of 255 characters", { email: `${"x".repeat(244)}@example.ch` }, "email"],
    ["an e-mail with two @", { email: "a@b@example.ch" }, "email"],
    ["an e-mail with nothing before the @", { email: "@example.ch" }, "email"],
    ["an e-mail with nothing behind the @", { email: "petra@" }, "email"],
    ["an e-mail with a blank", { email: "petra zimmermann@example.ch" }, "email"],
    ["an e-mail that turns the reading direction", { email: "petra\u202e@example.ch" }, "email"],
    ["a phone number of 61 characters", { phone: "1".repeat(61) }, "phone"],
    ["a phone number on two lines", { phone: "044 123 45 67\nintern 12" }, "phone"],
  ])("with %s is refused", (_case, changes, field) => {
    const errors = errorsOf(changes)
    expect(Object.keys(errors)).toEqual([field])
    expect(errors[field]).toHaveLength(1)
  })

  it.each([
    "+41 62 000 00 00",
    "062 000 00 00",
    "0041620000000",
    "(062) 000-00-00",
    "062/000.00.00",
    "044 123 45 67 intern 12",
    "auf Anfrage",
    "1".repeat(60),
  ])("takes the phone number %s", (phone) => {
    expect(errorsOf({ phone })).toEqual({})
  })

  it.each(["petra.zimmermann+event@example.ch", "büro@müller-holzbau.ch", "a@b.swiss", "petra@holzbau"])(
    "takes the e-mail %s",
    (email) => {
      expect(errorsOf({ email })).toEqual({})
    },
  )
})
