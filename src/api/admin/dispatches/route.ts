import { reads } from "#api/http/staff-routes"
import { today } from "#platform/clock"
import { dispatches } from "#shop/orders/queries/dispatch/to-send"
import type { StaffDispatches } from "#shop/orders/wire/dispatch"

/** What was sold and is to be sent, and what was sent today. */
export const GET = reads<StaffDispatches>(({ db }) => dispatches(db, today()))
