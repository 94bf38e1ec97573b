import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import * as z from "zod/mini"
import { fieldErrorsOf } from "#kernel/wire/errors"
import { message } from "#kernel/wire/message"
import { Refusal } from "#platform/refusal"
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
    throw new Refusal({}, { told: { message: message("general.staff_only") }, extra: { type: "not_allowed" } })
  const parsed = z.safeParse(impersonationReason, request.body ?? {})
  if (!parsed.success) {
    const [first] = Object.values(fieldErrorsOf(parsed.error)).flat()
    throw new Refusal({}, { told: { message: first }, extra: { type: "invalid_data" } })
  }
  const { reason } = parsed.data
  response.status(201).json(await issueImpersonation(request.scope, { customerId: request.params.id, staffId, reason }))
}
