/** How far something of the shop has come on its way into the ERP; as `MIRROR_STATES` of the erp module has it. */
export type StaffErpState = "new" | "contact" | "order" | "invoice" | "tagged" | "issued" | "done" | "credit" | "parked"

/** One row of the mirror. Instants are ISO 8601. */
export interface StaffErpRow {
  id: string
  order_id: string
  /** `W-1042`, of a change `W-1042-2`. */
  label: string
  kind: string
  state: StaffErpState
  erp_order_number: string | null
  erp_invoice_number: string | null
  /** Rappen that staff have to give back; state `credit`. */
  credit: number | null
  /** Failed ones since the last step. */
  attempts: number
  next_attempt_at: string
  started_at: string
  last_error_class: string | null
  last_error: string | null
  alarmed_at: string | null
  /** The staff user who settled it by hand. */
  solved_by: string | null
}

/** `GET /admin/erp?order_id=`: all rows of an order; without an order those that aren't done, at most 200, oldest first. */
export interface StaffErpRows {
  rows: StaffErpRow[]
}
