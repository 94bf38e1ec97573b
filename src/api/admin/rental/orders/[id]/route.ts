import { reads } from "#api/http/staff-routes"
import { orderRentals } from "#shop/orders/queries/staff/order-rentals"
import type { StaffOrderRentals } from "#shop/orders/wire/staff-rental-lines"

/** Rental lines of an order with period, delivery, service, unit and state. An order without any answers none. */
export const GET = reads<StaffOrderRentals>(async ({ db, id }) => ({ lines: await orderRentals(db, id) }))
