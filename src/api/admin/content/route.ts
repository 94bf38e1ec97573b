import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { StaffTexts } from "../../../contract/staff-content"
import { staffTexts } from "../../../queries/staff/texts"

/** The texts of the pages, written or not. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffTexts>) {
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  response.json({ texts: await staffTexts(db) })
}
