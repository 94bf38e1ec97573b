import * as z from "zod/mini"
import { requiredText } from "#kernel/wire/primitives"
import type { LineCategory } from "#shop/catalogue/rules/product-kinds"
import type { ReservationState } from "#shop/rental/wire/reservation"
import type { OrderDispatch } from "./dispatch"
import type { MonthlyBillingWire } from "./monthly-billing"

/** `POST /admin/orders/{id}/notes`. */
export const orderNoteBody = z.object({ text: requiredText("orders.note_missing", 2000) })

export interface StaffOrderLine {
  id: string
  product_id: string
  /** With package or plugin. */
  name: string
  /** "9 Tage", "2". */
  quantity: string
  /** Rappen without VAT. */
  total: number
  /** The same by the list, where the customer pays less. */
  list_total: number | null
  /** Why staff set its price; null where they didn't. */
  price_reason: string | null
  /** Came with another line of the order. */
  is_companion: boolean
  /** On rentals: first and last day as ordered, and where the device is now. */
  rental: { starts_on: string; ends_on: string; state: ReservationState | null } | null
}

/** Rappen; `subtotal` and `shipping` exclude VAT. */
export interface StaffOrderTotals {
  subtotal: number
  shipping: number
  /** What else is charged; `subtotal` excludes it, `total` includes it. */
  charges: { code: string; title: string; amount: number; isRefundable: boolean }[]
  vat: number
  rounding: number
  total: number
}

export interface StaffOrderDocument {
  /** `order` is the confirmation. */
  kind: "order" | "invoice" | "credit"
  /** `W-1042`, of a change `W-1042-2`. */
  label: string
  /** What it is about; as `kind` of the row in the mirror. */
  reason: string
  number: string
  /** Of an invoice, as the ERP has it. */
  state: string | null
  date: string | null
  /** Rappen with VAT. */
  total: number | null
  /** Where the PDF is; null for a draft and for what has none. */
  pdf: string | null
  /** Where it is in the accounts. */
  url: string | null
}

export interface StaffOrderMail {
  id: string
  /** Name of its template. */
  template: string
  to: string
  state: "sent" | "waiting" | "failed"
  at: string
}

export interface StaffOrderNote {
  id: string
  by: string
  at: string
  text: string
}

/** A deposit of a rental, in Rappen. */
export interface StaffDeposit {
  reservation_id: string
  /** Of the rental. */
  name: string
  held: number
  /** Null until it was given back. */
  refunded: number | null
  /** Whether the device is, so that it can be given back. */
  is_due: boolean
  /** Rappen that are to be paid still of the invoice that it is on; null where the shop doesn't know. */
  open: number | null
}

/** Whether an order is billed by the month. */
export interface StaffMonthlyBilling {
  /** What was billed and what comes when; null where all is billed at once. */
  billing: MonthlyBillingWire
  /** Whether staff may have it billed so. */
  may_start: boolean
}

/** `GET /admin/orders/{id}/office`: what Medusa's order page doesn't say. */
export interface StaffOrderOffice {
  shop_number: string
  groups: { category: LineCategory; lines: StaffOrderLine[] }[]
  totals: StaffOrderTotals
  /** The rate of its VAT, "8.1": that of the day it was ordered. */
  vat_percent: string
  /** With all that has happened to its rentals; null if nothing has. */
  amended: StaffOrderTotals | null
  /** What was sold and is on its way or handed over, the first first. */
  dispatches: OrderDispatch[]
  /** What is held for its rentals. */
  deposits: StaffDeposit[]
  monthly: StaffMonthlyBilling
  documents: StaffOrderDocument[]
  /** Newest first; kept as long as the notifications are. */
  mails: StaffOrderMail[]
  /** Newest first. */
  notes: StaffOrderNote[]
}
