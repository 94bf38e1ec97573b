import { model } from "@medusajs/framework/utils"

/** What a member of staff noted on an order, for colleagues only. Never altered; deleted by a mark. */
export const OrderNote = model.define("order_note", {
  id: model.id({ prefix: "onote" }).primaryKey(),
  order_id: model.text().index(),
  staff_id: model.text(),
  text: model.text(),
})
