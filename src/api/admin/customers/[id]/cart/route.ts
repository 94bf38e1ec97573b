import { reads } from "#api/http/staff-routes"
import { staffCart } from "#shop/cart/queries/staff-cart"
import type { StaffCart } from "#shop/cart/wire/staff-cart"

/** What the customer is about to order. */
export const GET = reads<StaffCart>(async ({ db, id }) => ({ lines: await staffCart(db, id) }))
