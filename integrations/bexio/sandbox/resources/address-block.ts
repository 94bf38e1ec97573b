import { COUNTRIES } from "../lookup-data"
import type { ContactRow } from "../store/rows"

const COMPANY = 1
const SWITZERLAND = 1

/** The contact's address as documents print it, one line each. */
export function addressBlock(contact: ContactRow): string {
  const { contact_type_id, name_1, name_2, street_name, house_number, postcode, city, country_id } = contact
  const names = contact_type_id === COMPANY ? [name_1, name_2] : [[name_2, name_1].filter(Boolean).join(" ")]
  const country = COUNTRIES.find(({ id }) => id === country_id && id !== SWITZERLAND)
  const street = [street_name, house_number].filter(Boolean).join(" ")
  const place = [postcode, city].filter(Boolean).join(" ")
  return [...names, contact.address_addition, street, place, country?.name].filter(Boolean).join("\n")
}
