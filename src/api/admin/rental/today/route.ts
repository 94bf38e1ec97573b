import { reads } from "#api/http/staff-routes"
import { today } from "#platform/clock"
import { staffToday } from "#shop/fleet/queries/today"
import type { StaffToday } from "#shop/fleet/wire/staff-today"
import { shopSettings } from "#shop/settings/queries/shop-settings"

/** What staff have to do up to the next working day: hand out, send, take back, run after, inspect. */
export const GET = reads<StaffToday>(async ({ scope, db }) => {
  const { rental } = await shopSettings(scope)
  return staffToday(db, today(), rental)
})
