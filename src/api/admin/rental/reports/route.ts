import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { reportRange } from "#api/http/report-range"
import { staffReports } from "#shop/fleet/queries/reports/index"
import type { StaffReports } from "#shop/fleet/wire/staff-reports"

/** Utilisation, rent and the coming load, for at most 24 months. */
export async function GET({ scope, query }: AuthenticatedMedusaRequest, response: MedusaResponse<StaffReports>) {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  response.json(await staffReports(db, reportRange(query)))
}
