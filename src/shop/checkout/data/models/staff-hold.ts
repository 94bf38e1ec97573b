import { model } from "@medusajs/framework/utils"

/** What staff hold for a customer until a moment. Its units are held in `rental_hold`, as long as nobody has ended it. */
export const StaffHold = model.define("staff_hold", {
  id: model.id({ prefix: "shold" }).primaryKey(),
  /** The page's, and what it sent: the same sent twice is one. */
  key: model.text().nullable(),
  content_hash: model.text().nullable(),
  customer_id: model.text(),
  staff_id: model.text(),
  /** As they were put together. */
  lines: model.json(),
  /** What its order is to say besides: where it goes, the customer's reference, a note. */
  facts: model.json().nullable(),
  expires_at: model.dateTime(),
  /** Ordered or let go. */
  ended_at: model.dateTime().nullable(),
})
