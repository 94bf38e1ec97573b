import { reads } from "#api/http/staff-routes"
import { staffCancellation } from "#shop/orders/queries/staff/changes-to-offer"
import type { StaffCancellation } from "#shop/orders/wire/staff-rental"

/** What a cancellation costs by the terms today. */
export const GET = reads<StaffCancellation>(({ scope, id }) => staffCancellation(scope, id))
