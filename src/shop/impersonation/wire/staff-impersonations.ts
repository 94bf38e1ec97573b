import * as z from "zod/mini"
import { pageQuery } from "#kernel/wire/staff-paging"

/** A link to act in a customer's name, as `POST /admin/customers/{id}/impersonations` answers it, this once. */
export interface IssuedImpersonation {
  url: string
  expires_at: string
}

/** One time that staff opened a customer's account. Instants are ISO 8601. */
export interface StaffImpersonation {
  id: string
  staff: string
  reason: string
  created_at: string
  /** End of the link, if it is not used before. */
  expires_at: string
  used_at: string | null
  /** Null while nobody has used the link, and while the login lasts. */
  ended_at: string | null
  /** Calls that changed something or tried to. */
  calls: number
  /** Those of them that only the customer may make. */
  refused: number
  orders: { id: string; shop_number: string }[]
}

export interface StaffImpersonations {
  impersonations: StaffImpersonation[]
}

export const impersonationsQuery = z.object(pageQuery)

/** `GET /admin/impersonations`: of all customers, newest first. */
export interface StaffAllImpersonations {
  impersonations: (StaffImpersonation & { customer: { id: string; name: string } })[]
  count: number
}
