import { describe, expect, it } from "vitest"
import { party } from "../../../__tests__/sample-document"
import type { Contact } from "../../schemas"
import { contactOf, newContactOf } from "../contact"

describe("a contact", () => {
  const contactRefs = { userId: 4, countryId: 1, languageId: 1 }

  it("is a company with its number and sector among the remarks", () => {
    expect(newContactOf(party(), contactRefs)).toEqual({
      contact_type_id: 1,
      name_1: "Muster Holzbau AG",
      street_name: "Sägestrasse",
      house_number: "12a",
      postcode: "9000",
      city: "St. Gallen",
      country_id: 1,
      mail: "petra@example.ch",
      phone_fixed: "+41 71 111 11 11",
      language_id: 1,
      remarks: "UID CHE-123.456.788; Branche Bau",
      user_id: 4,
      owner_id: 4,
    })
  })

  it("is a person without one, and has no empty texts", () => {
    const person = party({ company: " ", address: "", postalcode: "", phone: "", uid: null, sector: null })
    expect(
      JSON.parse(JSON.stringify(newContactOf(person, { ...contactRefs, countryId: null, languageId: null }))),
    ).toEqual({
      contact_type_id: 2,
      name_1: "Zimmermann",
      name_2: "Petra",
      city: "St. Gallen",
      mail: "petra@example.ch",
      user_id: 4,
      owner_id: 4,
    })
  })

  const known = (id: number, facts: Partial<Contact>): Contact => ({
    id,
    contact_type_id: 1,
    name_1: "Muster Holzbau AG",
    user_id: 4,
    owner_id: 4,
    ...facts,
  })

  it.each([
    ["the first of two", party(), [known(9, {}), known(3, {})], 3],
    ["in other letters", party({ company: "MUSTER HOLZBAU ag " }), [known(3, {})], 3],
    ["no other company of the same e-mail", party({ company: "Muster Tiefbau AG" }), [known(3, {})], null],
    ["no person of the company's name", party(), [known(3, { contact_type_id: 2 })], null],
    [
      "a person by both names",
      party({ company: "" }),
      [
        known(3, { contact_type_id: 2, name_1: "Zimmermann", name_2: "Paul" }),
        known(5, { contact_type_id: 2, name_1: "Zimmermann", name_2: "Petra" }),
      ],
      5,
    ],
    ["nobody", party(), [], null],
  ])("is recognised: %s", (_case, someone, contacts, id) => expect(contactOf(someone, contacts)?.id ?? null).toBe(id))
})
