import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { textsOf } from "#api/http/answers/texts-of"
import { doesToCustomer } from "#api/http/staff-routes"
import { eraseCustomer } from "#shop/erasure/commands/erase-customer"
import { staffErasureOf } from "#shop/erasure/queries/staff-erasure"
import type { StaffErasure } from "#shop/erasure/wire/staff-erasure"

/** What stands in the way, and what would be kept. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffErasure>) {
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  response.json(await staffErasureOf(db, request.params.id, textsOf(request)))
}

/** Erases the customer. */
export const POST = doesToCustomer(eraseCustomer)
