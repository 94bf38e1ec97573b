import { model } from "@medusajs/framework/utils"
import { ENTRY_STATES } from "../../rules/entry-states"

/** One address that waits for a period of one product. Days are calendar days, both ends included. */
export const WaitListEntry = model.define("wait_list_entry", {
  id: model.id({ prefix: "wait" }).primaryKey(),
  /** In lower case. */
  email: model.text(),
  /** The customer whose own address it is; nobody else's entry knows one. */
  customer_id: model.text().nullable(),
  product_id: model.text(),
  delivery_type_id: model.text(),
  start_day: model.text(),
  end_day: model.text(),
  flex_days: model.number(),
  state: model.enum([...ENTRY_STATES]),
  /** Since when it waits: who confirms later is behind. */
  queued_at: model.dateTime().nullable(),
  offered_start: model.text().nullable(),
  offered_end: model.text().nullable(),
  offered_at: model.dateTime().nullable(),
  offer_ends_at: model.dateTime().nullable(),
  /** Offers that ran out before their mail had left. */
  unheard_offers: model.number().default(0),
})
