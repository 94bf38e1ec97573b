import { reads } from "#api/http/staff-routes"
import { today } from "#platform/clock"
import { openSums } from "#shop/erp/queries/staff/open-sums"
import { staffOverview } from "#shop/fleet/queries/overview/index"
import type { StaffOverview } from "#shop/fleet/wire/staff-overview"
import { shopSettings } from "#shop/settings/queries/shop-settings"

/** Money and use at a glance. */
export const GET = reads<StaffOverview>(async ({ scope, db }) => {
  const { rental } = await shopSettings(scope)
  const [sums, overview] = await Promise.all([
    openSums(db, today()),
    staffOverview(db, today(), rental.calibrationNoticeDays),
  ])
  return { ...sums, ...overview }
})
