import { model } from "@medusajs/framework/utils"

/**
 * What occupies a unit: a customer's rental, or a block (repair, calibration, other use). All days are calendar days, both
 * ends included. `window_start` to `window_end` is what the exclusion constraint guards; it is computed once, when the
 * reservation is made. The unit of a rental is provisional until it is handed over or pinned.
 */
export const RentalReservation = model.define("rental_reservation", {
  id: model.id({ prefix: "rres" }).primaryKey(),
  product_id: model.text(),
  unit_id: model.text(),
  kind: model.enum(["rental", "repair", "calibration", "other"]).default("rental"),
  status: model.enum(["reserved", "handed_over", "returned", "cancelled"]).default("reserved"),
  start_day: model.text(),
  end_day: model.text(),
  window_start: model.text(),
  window_end: model.text(),
  /** The day on which it was to leave, where the window begins later because its unit was somebody else's until then; else null. */
  dispatch_day: model.text().nullable(),
  /** Working days the way back and restocking take; an overdue unit is missed for as long. */
  days_after: model.number().default(0),
  is_pinned: model.boolean().default(false),
  delivery_type_id: model.text().nullable(),
  customer_id: model.text().nullable(),
  order_id: model.text().nullable(),
  order_line_id: model.text().nullable(),
  note: model.text().default(""),
  /** Of the days with a unit that was exchanged while it was out: the rental, which goes on with another unit. */
  swapped_out_of: model.text().nullable(),
  /** By which the exchange is known if it is sent again. */
  swap_key: model.text().nullable(),
  swap_hash: model.text().nullable(),
})
