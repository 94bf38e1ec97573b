type Part = string | null

/** What of an address is written into one line. */
export interface AddressParts {
  company: Part
  first_name: Part
  last_name: Part
  address_1: Part
  postal_code: Part
  city: Part
  /** The country abroad. */
  metadata?: { country?: string } | null
}

const together = (...parts: Part[]) => parts.filter(Boolean).join(" ")

/** "Muster AG, Anna Muster, Musterstrasse 1, 9000 St. Gallen"; "" without an address. */
export const addressInOneLine = (address: AddressParts | null): string =>
  address
    ? [
        address.company,
        together(address.first_name, address.last_name),
        address.address_1,
        together(address.postal_code, address.city),
        address.metadata?.country,
      ]
        .filter(Boolean)
        .join(", ")
    : ""
