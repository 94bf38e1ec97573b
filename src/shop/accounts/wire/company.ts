import * as z from "zod/mini"
import { lineOfText } from "#kernel/wire/primitives"

/** A list that somebody reads while typing. */
export const MAX_COMPANIES = 15

export const companySearchQuery = z.object({ query: lineOfText("input.company_missing") })

export const companyRow = z.object({
  name: z.string(),
  /** As people write it: CHE-109.322.551. */
  uid: z.string(),
  /** As the company call takes it: CHE109322551. */
  uid_raw: z.string(),
  legalSeat: z.string(),
  ehraid: z.number(),
})
export type CompanyRow = z.infer<typeof companyRow>

export const companyMatches = z.object({
  results: z.array(companyRow),
  /** There are more than are shown; or so many that the register names none. */
  too_many: z.boolean(),
})
export type CompanyMatches = z.infer<typeof companyMatches>

/** Unknown parts of the address are "". */
export const companyDetail = z.object({
  name: z.string(),
  uid: z.string(),
  legalSeat: z.string(),
  address: z.object({
    /** Or the post-office box, where the company has no street. */
    street: z.string(),
    houseNumber: z.string(),
    swissZipCode: z.string(),
    city: z.string(),
  }),
})
export type CompanyDetail = z.infer<typeof companyDetail>
