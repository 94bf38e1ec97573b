import type { ErpParty } from "#shop/erp/data/provider"
import { countryCode } from "./country"
import { oneLine } from "./text"

const STREET_AND_NUMBER = /^(.*?)\s+(\d+\s?[a-zA-Z]?(?:[-/]\d+\w?)?)$/

export interface Street {
  street: string
  /** "" where the address doesn't end with one: 'Postfach', 'Im Feld'. */
  number: string
}

/** "Sägestrasse 12a" as bexio keeps it since it has fields for both. */
export function splitStreet(address: string): Street {
  const [, street, number] = STREET_AND_NUMBER.exec(oneLine(address)) ?? []
  return street && number ? { street, number } : { street: oneLine(address), number: "" }
}

const nameOf = ({ firstName, lastName }: ErpParty) => oneLine(`${firstName} ${lastName}`)

/** What is on the envelope, a line each; the country only abroad. */
export function addressBlock(party: ErpParty): string {
  const { company, address, postalcode, city, country } = party
  const lines = [oneLine(company), nameOf(party), oneLine(address), oneLine(`${postalcode} ${city}`)]
  if (countryCode(country) !== "CH") lines.push(oneLine(country))
  return lines.filter((line) => line !== "").join("\n")
}
