import { changes, reads } from "#api/http/staff-routes"
import { rescheduleByStaff } from "#shop/orders/commands/changes/reschedule"
import { staffDates } from "#shop/orders/queries/staff/other-dates"
import { datesBody, type StaffDates } from "#shop/orders/wire/staff-dates"

/** A rental's days and unit as they are, and what others would come to. */
export const GET = reads<StaffDates>(({ scope, id, query }) => staffDates(scope, id, query))

/** Gives a rental other days. */
export const POST = changes(datesBody, rescheduleByStaff)
