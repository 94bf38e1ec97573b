import * as z from "zod/mini"
import type { CompanyDetail, CompanyRow } from "#shop/accounts/wire/company"

/** The company that registers. */
export const companySchema = z.object({
  name: z.string(),
  /** From the company register; null when entered by hand. */
  uid: z.nullable(z.string()),
  address: z.string(),
  postalcode: z.string(),
  city: z.string(),
})
export type Company = z.infer<typeof companySchema>

const joined = (...parts: string[]) => parts.filter(Boolean).join(" ")

export const companyFromDetail = ({ name, uid, address }: CompanyDetail): Company => ({
  name,
  uid,
  address: joined(address.street, address.houseNumber),
  postalcode: address.swissZipCode,
  city: address.city,
})

/** What the list says about it, when the register doesn't name the rest: the seat for the town, no street. */
export const companyFromRow = ({ name, uid, legalSeat }: CompanyRow): Company => ({
  name,
  uid,
  address: "",
  postalcode: "",
  city: legalSeat,
})

/** Of an account's company; the register knows longer ones. */
export const NAME_MAX = 150

export const hasLongName = ({ name }: Company) => name.length > NAME_MAX

export const hasAddress = ({ address, postalcode, city }: Company) => [address, postalcode, city].every(Boolean)

/** Whether an invoice would arrive, and the account can have its name. */
export const isWhole = (company: Company) => hasAddress(company) && !hasLongName(company)
