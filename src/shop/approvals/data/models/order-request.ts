import { model } from "@medusajs/framework/utils"
import { REQUEST_STATES } from "../../rules/request-states"

/** An order above its company's limit. While it is open it has its cart and form; what it showed stays. */
export const OrderRequest = model.define("order_request", {
  id: model.id({ prefix: "oreq" }).primaryKey(),
  company_id: model.text().index(),
  /** Who asks, and in whose name the order is. */
  customer_id: model.text().index(),
  /** Set if staff asked in his name. */
  impersonation_id: model.text().nullable(),
  cart_id: model.text().nullable(),
  /** As the checkout sent it. */
  form: model.json().nullable(),
  /** What it showed. */
  shown: model.json(),
  state: model.enum([...REQUEST_STATES]),
  expires_at: model.dateTime(),
  ended_at: model.dateTime().nullable(),
  /** Who answered; null where nobody did. */
  ended_by: model.text().nullable(),
  /** Of a refusal. */
  reason: model.text().nullable(),
  order_id: model.text().nullable(),
})
