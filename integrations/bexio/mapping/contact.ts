import type { ErpParty } from "#shop/erp/data/provider"
import type { Contact, NewContact } from "../schemas"
import { splitStreet } from "./address"
import { oneLine } from "./text"

/** What a contact refers to in this account of bexio. */
export interface ContactRefs {
  userId: number
  countryId: number | null
  languageId: number | null
}

const filled = (text: string) => oneLine(text) || undefined

/** How bexio files the party: a company under its name, a person under the last one. */
function filedUnder({ company, firstName, lastName, email }: ErpParty) {
  const companyName = filled(company)
  if (companyName) return { contact_type_id: 1 as const, name_1: companyName }
  return { contact_type_id: 2 as const, name_1: filled(lastName) ?? filled(email) ?? "–", name_2: filled(firstName) }
}

function remarks({ uid, sector }: ErpParty): string | undefined {
  const facts = [uid && `UID ${oneLine(uid)}`, sector && `Branche ${oneLine(sector)}`]
  return facts.filter(Boolean).join("; ") || undefined
}

/** The customer as a new contact. Whoever orders for a company is in each document's address, not here. */
export function newContactOf(party: ErpParty, { userId, countryId, languageId }: ContactRefs): NewContact {
  const { street, number } = splitStreet(party.address)
  return {
    ...filedUnder(party),
    street_name: street || undefined,
    house_number: number || undefined,
    postcode: filled(party.postalcode),
    city: filled(party.city),
    country_id: countryId ?? undefined,
    mail: filled(party.email),
    phone_fixed: filled(party.phone),
    language_id: languageId ?? undefined,
    remarks: remarks(party),
    user_id: userId,
    owner_id: userId,
  }
}

const folded = (text: string | null | undefined) => oneLine(text ?? "").toLocaleLowerCase("de-CH")

/** Of contacts with the party's e-mail the one of its name; the first made of several. */
export function contactOf(party: ErpParty, contacts: readonly Contact[]): Contact | null {
  const wanted = filedUnder(party)
  const isSame = (contact: Contact) =>
    contact.contact_type_id === wanted.contact_type_id &&
    folded(contact.name_1) === folded(wanted.name_1) &&
    folded(contact.name_2) === folded("name_2" in wanted ? wanted.name_2 : contact.name_2)
  return contacts.filter(isSame).sort((one, other) => one.id - other.id)[0] ?? null
}
