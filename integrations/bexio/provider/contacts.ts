import type { ErpProvider } from "#shop/erp/data/provider"
import { contactOf, newContactOf } from "../mapping/contact"
import { countryCode } from "../mapping/country"
import { oneLine } from "../mapping/text"
import { type BexioAccount, equals, writing } from "./account"

export const contactCalls = (account: BexioAccount): Pick<ErpProvider, "findContact" | "createContact"> => ({
  async findContact(party) {
    const found = await account.client.searchContacts([equals("mail", oneLine(party.email))])
    const contact = contactOf(party, found)
    return contact && String(contact.id)
  },

  createContact: (party) =>
    writing(account, async () => {
      const { userId, languageId, countryIds } = await account.lookups.accountRefs()
      const countryId = countryIds.get(countryCode(party.country) ?? "") ?? null
      return String((await account.client.createContact(newContactOf(party, { userId, languageId, countryId }))).id)
    }),
})
