import { reads } from "#api/http/staff-routes"
import { staffSettings } from "#shop/settings/queries/staff/settings"
import type { StaffSettings } from "#shop/settings/wire/staff-settings"

/** What the owner has set, by group, with the versions that a change has to name. */
export const GET = reads<StaffSettings>(({ db }) => staffSettings(db))
