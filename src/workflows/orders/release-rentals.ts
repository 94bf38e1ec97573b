import { cancelOrderWorkflow } from "@medusajs/medusa/core-flows"
import type { RentalService } from "../../modules/rental/types"

/** Staff cancel an order in the admin: its rental days are free at once. */
cancelOrderWorkflow.hooks.orderCanceled(async ({ order }, { container }) => {
  await container.resolve<RentalService>("rental").cancelOfOrders([order.id])
})
