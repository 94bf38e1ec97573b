import { model } from "@medusajs/framework/utils"
import { RENTAL_CHANGE_KINDS } from "../../rules/change-kinds"

/**
 * What happened to a rental after it was ordered; written with the reservation's own change and never altered. The order
 * stays as it was placed: what it costs now follows from these rows.
 */
export const RentalChange = model.define("rental_change", {
  id: model.id({ prefix: "rchg" }).primaryKey(),
  order_id: model.text(),
  order_line_id: model.text(),
  reservation_id: model.text(),
  kind: model.enum([...RENTAL_CHANGE_KINDS]),
  /** The day in Switzerland that its terms are computed from. */
  day: model.text(),
  /** Rappen without VAT: owed in place of the line for a cancellation, on top of the order for all else. */
  fee: model.number(),
  /** Share of the rent that a cancellation owes. */
  percent: model.number().nullable(),
  details: model.json(),
  actor_type: model.enum(["customer", "staff", "impersonation"]),
  actor_id: model.text(),
  /** Of a damage: what it is. Of a waiver: why. */
  note: model.text().default(""),
  /** Of a waiver: the change whose fee it takes back. */
  waives: model.text().nullable(),
})
