import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { cancelOrderWorkflow } from "@medusajs/medusa/core-flows"
import { promiseCancelledMail } from "#shop/orders/commands/tell-of-cancelled-orders"
import { whyNotCancelledWhole } from "#shop/orders/queries/staff/whole-order"

/**
 * By whatever way an order is cancelled: with rentals that stand it is taken back to what it was, and else the customer
 * hears of it.
 * @see docs/decisions/153-orders-on-medusas-pages.md
 */
cancelOrderWorkflow.hooks.orderCanceled(async ({ order }, { container }) => {
  const db = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const bar = await whyNotCancelledWhole(db, order.id)
  if (bar !== null) throw new MedusaError(MedusaError.Types.NOT_ALLOWED, `Order ${order.id} has rentals: ${bar}`)
  await promiseCancelledMail(db, order.id)
})
