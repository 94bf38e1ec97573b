import { reads } from "#api/http/staff-routes"
import { today } from "#platform/clock"
import { handoverOf } from "#shop/fleet/queries/handover"
import type { StaffHandover } from "#shop/fleet/wire/staff-handover"

/** A rental with all that is needed to hand it over, or to take it back. */
export const GET = reads<StaffHandover>(({ db, id }) => handoverOf(db, id, today()))
