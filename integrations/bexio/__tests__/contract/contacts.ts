import { describe, expect, it } from "vitest"
import { type Books, equals } from "./account"

export const contactsContract = (books: () => Books) =>
  describe("contacts", () => {
    it("are kept as written, street and number apart, and found by their e-mail", async () => {
      const body = await books().newContact()
      const written = await books().client.createContact(body)
      expect(written).toMatchObject({
        name_1: body.name_1,
        street_name: "Sägestrasse",
        house_number: "12a",
        mail: body.mail,
      })
      const found = await books().client.searchContacts([equals("mail", body.mail ?? "")])
      expect(found.map(({ id }) => id)).toEqual([written.id])
    })

    it("aren't found by a part of it", async () => {
      const { mail } = await books().newContact()
      expect(await books().client.searchContacts([equals("mail", (mail ?? "").slice(3))])).toEqual([])
    })

    it.each([
      ["a field of another name", { strasse: "Weg" }],
      ["street and number as one text", { address: "Weg 1" }],
      ["an empty e-mail", { mail: "" }],
      ["a number without a street", { street_name: undefined, house_number: "12" }],
      ["no name", { name_1: undefined }],
      ["no owner", { owner_id: undefined }],
      ["a user that doesn't exist", { user_id: 999_999_999 }],
    ])("are refused with %s", async (_case, wrong) => {
      const { status } = await books().raw("POST", "/2.0/contact", { ...(await books().newContact()), ...wrong })
      expect(status).toBe(422)
    })

    it("can't be searched by what isn't a field", async () => {
      const { status } = await books().raw("POST", "/2.0/contact/search", [equals("remarks", "UID")])
      expect(status).toBe(400)
    })

    it("may have names with signs and markup", async () => {
      const name_1 = `<b>Müller & Söhne</b> "${crypto.randomUUID()}"`
      const { id } = await books().client.createContact({ ...(await books().newContact()), name_1 })
      const [found] = await books().client.searchContacts([equals("id", id)])
      expect(found?.name_1).toBe(name_1)
    })
  })
