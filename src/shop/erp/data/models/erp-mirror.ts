import { model } from "@medusajs/framework/utils"
import { MIRROR_STATES } from "../rules/mirror-state"

/** What the shop did that the ERP has to show: an order, or one change to it. Unique by order and serial, and by change. */
export const ErpMirror = model.define("erp_mirror", {
  id: model.id({ prefix: "erpmir" }).primaryKey(),
  kind: model.enum([
    "order",
    "cancellation",
    "extension",
    "late_return",
    "early_return",
    "waiver",
    "damage",
    "missing_part",
    "refund",
    "rescheduling",
    "instalment",
    "order_cancellation",
  ]),
  order_id: model.text(),
  /** The `rental_change` behind it, or the `order_instalment`. */
  change_id: model.text().nullable(),
  customer_id: model.text().nullable(),
  /** 1 is the order, 2 and on its changes: 'Webshop W-1042', 'Webshop W-1042-2'. They are worked off in this order. */
  serial: model.number(),
  state: model.enum([...MIRROR_STATES]),
  contact_id: model.text().nullable(),
  erp_order_id: model.text().nullable(),
  erp_order_number: model.text().nullable(),
  erp_invoice_id: model.text().nullable(),
  erp_invoice_number: model.text().nullable(),
  /** Ids of the invoices that it cancels to take their place, noted before; null of rows of before, and where staff did it. */
  replaces: model.array().nullable(),
  /** Rappen that staff have to give back; state `credit`. */
  credit: model.number().nullable(),
  /** What of it is set off against invoices that are open: Rappen by their ids. The rest is transferred; null where nobody knows. */
  set_off: model.json().nullable(),
  /** Failed ones since the last step. */
  attempts: model.number(),
  next_attempt_at: model.dateTime(),
  last_attempt_at: model.dateTime().nullable(),
  /** When it was written, or when staff let it go on. */
  started_at: model.dateTime(),
  last_error_class: model.text().nullable(),
  last_error: model.text().nullable(),
  /** Why staff must know; told to them at `alarmed_at`. */
  alarm: model.enum(["parked", "late", "credit"]).nullable(),
  alarmed_at: model.dateTime().nullable(),
  /** The staff user who settled it by hand. */
  solved_by: model.text().nullable(),
  settled_at: model.dateTime().nullable(),
  settled_note: model.text().nullable(),
  /** Number of the document in the ERP that settles it, such as a credit note. */
  settled_document: model.text().nullable(),
  lease_token: model.text().nullable(),
  lease_until: model.dateTime().nullable(),
  doubt_lookups: model.number().nullable(),
  doubt_at: model.dateTime().nullable(),
  /** Staff have it billed although its order was paid without the ERP. */
  is_overruled: model.boolean().default(false),
  /** W3C's name of the span in which the order was made; null where nothing is traced. */
  trace_parent: model.text().nullable(),
})
