import { reads } from "#api/http/staff-routes"
import { today } from "#platform/clock"
import { rentalConfiguration } from "#shop/fleet/queries/rental-configuration"
import type { StaffRentalConfiguration } from "#shop/fleet/wire/staff-rental-configuration"

/** Delivery types, purposes and services. */
export const GET = reads<StaffRentalConfiguration>(({ db }) => rentalConfiguration(db, today()))
