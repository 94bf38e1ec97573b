import { model } from "@medusajs/framework/utils"

/**
 * The browser's cart token and the cart behind it. A detached token reads as an empty cart; `answer` is what the
 * checkout said to the body whose hash is `body_hash`, and is repeated for a day (ruling 5).
 */
export const CartToken = model.define("session_cart_token", {
  token: model.text().primaryKey(),
  cart_id: model.text().index(),
  customer_id: model.text().index().nullable(),
  detached_at: model.dateTime().nullable(),
  body_hash: model.text().nullable(),
  answer: model.json().nullable(),
  answered_at: model.dateTime().nullable(),
})
