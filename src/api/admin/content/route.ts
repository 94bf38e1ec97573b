import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { staffTexts } from "#shop/content/queries/texts"
import type { StaffTexts } from "#shop/content/wire/staff-content"

/** The texts of the pages, written or not. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffTexts>) {
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  response.json({ texts: await staffTexts(db) })
}
