import { reportRange } from "#api/http/report-range"
import { reads } from "#api/http/staff-routes"
import { staffReports } from "#shop/fleet/queries/reports/index"
import type { StaffReports } from "#shop/fleet/wire/staff-reports"

/** Utilisation, rent and the coming load, for at most 24 months. */
export const GET = reads<StaffReports>(({ db, query }) => staffReports(db, reportRange(query)))
