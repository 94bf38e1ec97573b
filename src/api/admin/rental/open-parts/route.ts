import { reads } from "#api/http/staff-routes"
import { today } from "#platform/clock"
import { openParts } from "#shop/parts/queries/open-parts"
import type { StaffOpenParts } from "#shop/parts/wire/open-parts"

/** What is missing of sets, and which pieces run short. */
export const GET = reads<StaffOpenParts>(({ db }) => openParts(db, today()))
