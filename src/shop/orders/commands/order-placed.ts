import { Modules, OrderWorkflowEvents } from "@medusajs/framework/utils"
import type { JobHandler } from "#platform/jobs/job"
import { sendConfirmation } from "./order-confirmation"

/**
 * What follows an order: its confirmation and Medusa's event `order.placed`. The event is emitted here and not at the
 * checkout, so that a crash in between loses nothing.
 */
export const orderPlaced: JobHandler<"order-placed"> = async ({ orderId }, { scope }) => {
  await sendConfirmation(scope, orderId, `order-confirmation-${orderId}`)
  await scope.resolve(Modules.EVENT_BUS).emit({ name: OrderWorkflowEvents.PLACED, data: { id: orderId } })
}
