import type { RentalChangeKind } from "#shop/rental/rules/change-kinds"
import type { MirrorState } from "../rules/mirror-state"
import type { SetOff } from "../rules/set-off"

/** What the row mirrors: the order, what happened to one of its rentals, an instalment, or that staff cancelled it as a whole. */
export type MirrorKind = "order" | "order_cancellation" | "instalment" | RentalChangeKind

/** Why staff must know of a row. */
export type RowAlarm = "parked" | "late" | "credit"

/** A row of `erp_mirror`, as far as working on it needs it. */
export interface MirrorRow {
  id: string
  kind: MirrorKind
  order_id: string
  change_id: string | null
  customer_id: string | null
  serial: number
  state: MirrorState
  contact_id: string | null
  erp_order_id: string | null
  erp_order_number: string | null
  erp_invoice_id: string | null
  erp_invoice_number: string | null
  /** Ids of the invoices that it has cancelled or is about to, to take their place. */
  replaces: string[] | null
  credit: number | null
  /** What of the credit is set off against invoices that are open; the rest is transferred. Null where nobody knows what is paid. */
  set_off: SetOff | null
  attempts: number
  last_error_class: string | null
  last_error: string | null
  alarm: RowAlarm | null
  /** When staff were told of `alarm`; null before. */
  alarmed_at: Date | null
  lease_token: string | null
  doubt_lookups: 0 | 1 | null
  doubt_at: Date | null
  trace_parent: string | null
  created_at: Date
  /** When it was closed without being written: by staff, or since its order was paid without the ERP. */
  settled_at: Date | null
  is_overruled: boolean
}

/** A row as a step left it. */
export interface SavedRow extends MirrorRow {
  /** Something failed since the ERP's last success, here or elsewhere: the next one has something to tell. */
  is_troubled: boolean
}

/** What a step changes. */
export type MirrorPatch = Partial<
  Omit<
    MirrorRow,
    | "id"
    | "kind"
    | "order_id"
    | "change_id"
    | "customer_id"
    | "serial"
    | "lease_token"
    | "trace_parent"
    | "created_at"
    | "is_overruled"
  >
>

/** Somebody else works on the row by now. */
export class LeaseLost extends Error {
  override readonly name = "LeaseLost"
}
