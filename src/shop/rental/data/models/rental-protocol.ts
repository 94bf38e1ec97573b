import { model } from "@medusajs/framework/utils"
import { PROTOCOL_KINDS } from "../../rules/hand-over/protocol"

/**
 * What staff and customer found when a unit changed hands; written with the hand-over or the return itself and never
 * altered. One of each kind per reservation.
 */
export const RentalProtocol = model.define("rental_protocol", {
  id: model.id({ prefix: "rprot" }).primaryKey(),
  reservation_id: model.text(),
  order_id: model.text().nullable(),
  order_line_id: model.text().nullable(),
  kind: model.enum([...PROTOCOL_KINDS]),
  /** The day in Switzerland on which it changed hands. */
  day: model.text(),
  /** As they were called then. */
  product: model.text(),
  serial_number: model.text(),
  /** `{text, is_checked}`. */
  checklist: model.json(),
  /** What of the set changed hands, as its paper says it. */
  parts: model.json(),
  note: model.text().default(""),
  /** Ids of private files. */
  photos: model.json(),
  signer: model.text().default(""),
  /** Id of a private file; without one `unsigned_reason` says why. */
  signature_id: model.text().nullable(),
  unsigned_reason: model.text().default(""),
  staff_id: model.text(),
  /** Of an exchange: serial number of the unit that went the other way, and why. */
  other_serial_number: model.text().nullable(),
  swap_reason: model.text().default(""),
})
