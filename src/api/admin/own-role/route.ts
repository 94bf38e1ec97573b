import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { staffOf } from "#api/http/staff-access/required-right"
import { type OwnRole, ownRole } from "#kernel/staff-rights"

/** What who asks may do: pages offer no more. */
export const GET = (request: MedusaRequest, response: MedusaResponse<OwnRole>) => {
  const { role, mustSetUp } = staffOf(request)
  response.json(ownRole(role, mustSetUp))
}
