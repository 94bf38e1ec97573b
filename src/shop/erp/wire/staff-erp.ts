import * as z from "zod/mini"
import { lineOfText, optionalLine, optionalText, requiredText } from "#kernel/wire/primitives"
import { pageQuery } from "#kernel/wire/staff-paging"

/** How far something of the shop has come on its way into the ERP; as `MIRROR_STATES` of the erp module has it. */
export type StaffErpState = "new" | "contact" | "order" | "invoice" | "tagged" | "issued" | "done" | "credit" | "parked"

/** A document in the ERP and where staff see it; `url` is null while the shop runs without an ERP. */
export interface StaffErpDocument {
  number: string
  url: string | null
}

/** One row of the mirror. Instants are ISO 8601. */
export interface StaffErpRow {
  id: string
  order_id: string
  /** `W-1042`, of a change `W-1042-2`. */
  label: string
  kind: string
  state: StaffErpState
  /** Company, or the name of a person without one. */
  customer: string
  customer_id: string | null
  order: StaffErpDocument | null
  invoice: StaffErpDocument | null
  /** When somebody changed where the order is sent to, since the documents were asked for: they may name the former address. */
  address_changed_at: string | null
  /** Rappen that staff have to give back; stays when they have. */
  credit: number | null
  /** What of the credit is set off against invoices that are open; the rest is transferred. Null where the shop doesn't know what is paid. */
  set_off: (StaffErpDocument & { amount: number })[] | null
  /** Failed ones since the last step. */
  attempts: number
  next_attempt_at: string
  started_at: string
  last_error_class: string | null
  last_error: string | null
  alarmed_at: string | null
  /** A process works on it right now. */
  is_busy: boolean
  /** Its invoice was cancelled in the ERP, or staff wrote it: the number of the one that stands can be told. */
  is_invoice_lost: boolean
  /** Set if staff settled it by hand. */
  settled: { by: string; at: string | null; note: string | null; document: string | null } | null
}

/** Rows of an order in their order, or of the queue: what isn't done oldest first, what is done latest first. */
export interface StaffErpRows {
  rows: StaffErpRow[]
  count: number
}

export const ERP_FILTERS = ["open", "parked", "credit", "done"] as const
export type ErpFilter = (typeof ERP_FILTERS)[number]

/** `GET /admin/erp`: `order_id` answers all rows of that order; else `filter` and `q` (order, document or customer). */
export const erpRowsQuery = z.object({
  order_id: z.optional(z.string()),
  filter: z._default(z.enum(ERP_FILTERS), "open"),
  q: optionalLine(100),
  ...pageQuery,
})

const note = requiredText("erp.note_missing", 500)

/** `POST /admin/erp/{id}/solved`; `invoice` is the number of one that staff wrote for it in the ERP. */
export const erpSolvedBody = z.object({ note, invoice: optionalLine(50) })

/** `POST /admin/erp/{id}/release`: the credit note is in the ERP under this number. */
export const erpReleaseBody = z.object({
  document: lineOfText("erp.credit_note_missing", 50),
  note: optionalText(500),
})

/** `GET /admin/erp/link`: whether the ERP can be asked, and what waits. */
export interface StaffErpLink {
  mode: "off" | "sandbox" | "live"
  /** Where staff see the books. */
  books_url: string | null
  /** `login`: it refuses the shop's access, until operators renew it. */
  gate: "open" | "limited" | "down" | "login"
  closed_until: string | null
  /** When the shop last heard of the ERP's invoices. */
  last_read_at: string | null
  counts: { waiting: number; late: number; parked: number; credit: number; late_quotes: number }
  oldest_waiting_at: string | null
}

/** A quote that the ERP doesn't have. */
export interface StaffErpQuote {
  id: string
  /** `O-1001`. */
  shop_number: string
  customer_id: string
  customer: string
  /** Rappen with VAT. */
  total: number
  /** `YYYY-MM-DD`, inclusive. */
  valid_until: string
  /** Failed ones. */
  attempts: number
  last_error_class: string | null
  last_error: string | null
  waiting_since: string
  is_busy: boolean
}

/** `GET /admin/erp/quotes`: those that customers wait for, oldest first, at most 100. */
export interface StaffErpQuotes {
  quotes: StaffErpQuote[]
}

/** `POST /admin/erp/link/check`. */
export interface StaffErpCheck {
  is_reachable: boolean
  /** Words for staff. */
  message: string
}

/** What an order comes to here and there. Amounts in Rappen with VAT. */
export interface StaffErpComparison {
  order_id: string
  shop_number: string
  customer: string
  ordered_at: string
  /** With all that has happened to the order since. */
  shop_total: number
  /** Invoices in the ERP that aren't cancelled. */
  erp_total: number
  /** Given back or to be given back. */
  credits: number
  /** `erp_total − credits − shop_total`. */
  difference: number
  invoices: (StaffErpDocument & { state: string; total: number; received: number })[]
  /** Not all of it has arrived in the ERP yet. */
  is_under_way: boolean
}

/** `GET /admin/erp/comparison?from=&to=`, both days inclusive: the orders that differ, newest first. */
export interface StaffErpComparisons {
  from: string
  to: string
  /** Orders looked at. */
  checked: number
  differing: number
  /** At most 200 of them. */
  rows: StaffErpComparison[]
}
