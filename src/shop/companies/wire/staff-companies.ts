import type { CompanyMemberWire } from "./company-account"

/** `GET /admin/customers/{id}/company`; null for who belongs to none. */
export interface StaffCompanyAnswer {
  company: {
    name: string
    uid: string
    order_limit: string | null
    /** Whether somebody who manages it can log in. */
    is_managed: boolean
    members: (Omit<CompanyMemberWire, "is_self"> & { is_closed: boolean })[]
  } | null
}
