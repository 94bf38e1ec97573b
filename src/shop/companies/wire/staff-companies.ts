import * as z from "zod/mini"
import { lineOfText } from "#kernel/wire/primitives"
import { companyUid } from "#shop/accounts/wire/account"
import type { CompanyMemberWire } from "./company-account"

/** `POST /admin/customers/{id}/company`: as the register has them now. */
export const staffCompanyBody = z.object({
  name: lineOfText("input.company_missing"),
  company_uid: companyUid,
  /** As it was read: who saves what somebody else has changed meanwhile is refused. */
  version: lineOfText("input.reload"),
})
export type StaffCompanyBody = z.infer<typeof staffCompanyBody>

/** `GET /admin/customers/{id}/company`; null for who belongs to none. */
export interface StaffCompanyAnswer {
  company: {
    name: string
    uid: string
    /** Of its name and number. */
    version: string
    order_limit: string | null
    /** Whether somebody who manages it can log in. */
    is_managed: boolean
    members: (Omit<CompanyMemberWire, "is_self"> & { is_closed: boolean })[]
  } | null
}
