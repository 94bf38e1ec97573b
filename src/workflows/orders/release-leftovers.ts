import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { RentalService } from "../../modules/rental/types"

/** Frees what cancelled orders still keep because the process died between the cancellation and its hook. */
export async function releaseLeftovers(db: Knex, rental: Pick<RentalService, "cancelOfOrders">): Promise<void> {
  const { rows } = await db.raw<{ rows: { order_id: string }[] }>(
    `select distinct reservation.order_id
       from rental_reservation reservation
       join "order" o on o.id = reservation.order_id
      where o.canceled_at is not null and reservation.status = 'reserved' and reservation.deleted_at is null`,
  )
  if (rows.length > 0) await rental.cancelOfOrders(rows.map((row) => row.order_id))
}
