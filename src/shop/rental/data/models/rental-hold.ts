import { model } from "@medusajs/framework/utils"

/**
 * A cart line's period, kept for the customer who opened the checkout. Live while `expires_at` lies ahead; nothing has to
 * clean up for a hold to end.
 */
export const RentalHold = model
  .define("rental_hold", {
    id: model.id({ prefix: "rhold" }).primaryKey(),
    customer_id: model.text(),
    line_id: model.text(),
    product_id: model.text(),
    window_start: model.text(),
    window_end: model.text(),
    expires_at: model.dateTime(),
    /** Whose offer it was, and until when, before a request for approval took it over. */
    offer_of: model.text().nullable(),
    offer_until: model.dateTime().nullable(),
  })
  .indexes([{ on: ["customer_id", "line_id"], unique: true, where: "deleted_at IS NULL" }])
