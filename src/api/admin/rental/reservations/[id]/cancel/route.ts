import { changes } from "#api/http/staff-routes"
import { cancelByStaff } from "#shop/orders/commands/changes/change-by-staff"
import { cancelByStaffBody } from "#shop/orders/wire/staff-rental"

/** Cancels a rental of an order for the fee that was shown. */
export const POST = changes(cancelByStaffBody, cancelByStaff)
