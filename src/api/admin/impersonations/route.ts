import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { allImpersonations } from "#shop/impersonation/queries/impersonations"
import { impersonationsQuery, type StaffAllImpersonations } from "#shop/impersonation/wire/staff-impersonations"
import { parse } from "../../http/parse"

/** Who acted in a customer's name, why, and what came of it; of all customers, the latest first. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffAllImpersonations>) {
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  response.json(await allImpersonations(db, parse(impersonationsQuery, request.query)))
}
