import { parse } from "#api/http/parse"
import { reads } from "#api/http/staff-routes"
import { staffWaitList } from "#shop/wait-list/queries/staff/wait-list"
import { type StaffWaitList, staffWaitListQuery } from "#shop/wait-list/wire/staff-wait-list"

/** Who waits for a device, and who is offered one. */
export const GET = reads<StaffWaitList>(({ scope, query }) => staffWaitList(scope, parse(staffWaitListQuery, query)))
