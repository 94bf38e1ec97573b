import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import * as z from "zod/mini"
import { issueImpersonation } from "#shop/impersonation/commands/issue"
import { impersonationsOf } from "#shop/impersonation/queries/impersonations"
import { impersonationReason } from "#shop/impersonation/wire/impersonation"
import type { IssuedImpersonation, StaffImpersonations } from "#shop/impersonation/wire/staff-impersonations"

/** Who acted in the customer's name, why, and what came of it; the latest first. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffImpersonations>) {
  const database = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  response.json({ impersonations: await impersonationsOf(database, request.params.id) })
}

/** A link for the signed-in staff member; an API key is nobody who could answer for it. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<IssuedImpersonation>) {
  const { actor_type, actor_id: staffId } = request.auth_context
  if (actor_type !== "user")
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "Nur angemeldete Mitarbeitende können das.")
  const parsed = z.safeParse(impersonationReason, request.body ?? {})
  if (!parsed.success) throw new MedusaError(MedusaError.Types.INVALID_DATA, parsed.error.issues[0].message)
  const { reason } = parsed.data
  response.status(201).json(await issueImpersonation(request.scope, { customerId: request.params.id, staffId, reason }))
}
