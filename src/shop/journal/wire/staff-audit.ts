import * as z from "zod/mini"
import { optionalLine } from "#kernel/wire/primitives"
import { pageQuery } from "#kernel/wire/staff-paging"

/**
 * `GET /admin/audit`: `area` is what is before the point in an action; `q` names an order, a customer or a product. With an
 * order come its rentals and its rows in the ERP.
 */
export const auditQuery = z.object({
  staff_id: optionalLine(100),
  area: optionalLine(50),
  subject_id: optionalLine(100),
  q: optionalLine(100),
  ...pageQuery,
})

export interface StaffAuditEntry {
  id: string
  at: string
  staff: string
  /** `erp.retry`; of Medusa's own pages `admin.post`. */
  action: string
  /** `page` shows it in the admin, as `orders/order_1`; null where none does, or no longer. */
  subject: { type: string; id: string; label: string | null; page: string | null }
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  /** Of Medusa's own pages: the answer's, 0 while unknown. */
  status: number | null
}

/** Newest first. */
export interface StaffAudit {
  entries: StaffAuditEntry[]
  /** What the ids within `before` and `after` stand for. */
  names: Record<string, string>
  /** At most 10,000. */
  count: number
  /** Everybody of the staff, and who left and did something, for the filter. */
  staff: { id: string; name: string }[]
}
