import { reads } from "#api/http/staff-routes"
import { today } from "#platform/clock"
import { productRentals } from "#shop/fleet/queries/product-rentals"
import type { StaffProductRentals } from "#shop/fleet/wire/staff-product-rentals"
import { shopSettings } from "#shop/settings/queries/shop-settings"

/** Units of a rental product and its next reservations. */
export const GET = reads<StaffProductRentals>(async ({ scope, db, id }) => {
  const { rental } = await shopSettings(scope)
  return productRentals(db, id, today(), rental)
})
