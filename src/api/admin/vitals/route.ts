import { reads } from "#api/http/staff-routes"
import { staffVitals } from "#shop/vitals/queries/staff-vitals"
import type { StaffVitals } from "#shop/vitals/wire/staff-vitals"

/** How fast visitors found the storefront's pages: what three of four visits of the last four weeks kept to, and of the four before. */
export const GET = reads<StaffVitals>(({ db }) => staffVitals(db))
