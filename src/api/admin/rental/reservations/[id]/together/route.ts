import { reads } from "#api/http/staff-routes"
import { today } from "#platform/clock"
import { togetherWith } from "#shop/fleet/queries/together"
import type { StaffTogether } from "#shop/fleet/wire/staff-together"

/** The rentals of the same customer that can be handed over, or taken back, with this one. */
export const GET = reads<StaffTogether>(({ db, id }) => togetherWith(db, id, today()))
