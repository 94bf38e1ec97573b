import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { cancelOrderWorkflow } from "@medusajs/medusa/core-flows"
import type { RentalService } from "../../modules/rental/types"

/** Staff cancel an order in the admin: its rental days are free at once. */
cancelOrderWorkflow.hooks.orderCanceled(async ({ order }, { container }) => {
  await container.resolve<RentalService>("rental").cancelOfOrders([order.id])
})

/** Frees what a cancelled order still keeps because the process died between its cancellation and the hook above. */
export async function releaseCancelledRentals(scope: MedusaContainer): Promise<void> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await db.raw<{ rows: { order_id: string }[] }>(
    `select distinct reservation.order_id
       from rental_reservation reservation
       join "order" o on o.id = reservation.order_id
      where o.canceled_at is not null and reservation.status = 'reserved' and reservation.deleted_at is null`,
  )
  if (rows.length === 0) return
  await scope.resolve<RentalService>("rental").cancelOfOrders(rows.map((row) => row.order_id))
}
