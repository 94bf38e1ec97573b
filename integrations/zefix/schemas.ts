import { z } from "zod"

/** What the register's answers are read for; it sends more (PublicREST, OpenAPI 2.6). Any field may be missing. */
const text = z.string().nullish()

export const companyShort = z.object({
  name: z.string(),
  ehraid: z.number().int(),
  /** `CHE` and nine digits. */
  uid: z.string(),
  legalSeat: text,
  status: z.enum(["ACTIVE", "CANCELLED", "BEING_CANCELLED"]),
})
export type CompanyShort = z.infer<typeof companyShort>

export const companyFull = companyShort.extend({
  address: z
    .object({ street: text, houseNumber: text, poBox: text, swissZipCode: text, city: text })
    .partial()
    .nullish(),
})
export type CompanyFull = z.infer<typeof companyFull>

export const searchResult = z.array(companyShort)
export const uidResult = z.array(companyFull)

export const refusal = z.object({ error: z.object({ type: z.string(), message: z.string().nullish() }) })

export interface CompanySearch {
  /** Begin of the name, at least 3 characters, `*` for any others. */
  name: string
  activeOnly?: boolean
}
