import { changes, reads } from "#api/http/staff-routes"
import { extendByStaff } from "#shop/orders/commands/changes/change-by-staff"
import { staffExtension } from "#shop/orders/queries/staff/changes-to-offer"
import { extendRentalBody } from "#shop/orders/wire/rental-change"
import type { StaffExtension } from "#shop/orders/wire/staff-rental"

/** The later ends that a rental can have now, with their prices. */
export const GET = reads<StaffExtension>(({ scope, id }) => staffExtension(scope, id))

/** Lets a rental of an order end later, at the price that was shown. */
export const POST = changes(extendRentalBody, extendByStaff)
