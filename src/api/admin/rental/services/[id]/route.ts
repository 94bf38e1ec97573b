import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { changeService } from "#shop/fleet/commands/terms/purposes-and-services"
import { changedVersion, serviceBody } from "#shop/fleet/wire/staff-rental-configuration"

/** Changes a service; orders keep what they were made with. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const body = parse(serviceBody, request.body)
  const change = { id: request.params.id, ...parse(changedVersion, request.body) }
  await changeService(request.scope, requireStaff(request), change, body)
  response.json({})
}
