import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { does } from "#api/http/staff-routes"
import { changePurpose, removePurpose } from "#shop/fleet/commands/terms/purposes-and-services"
import { changedVersion, purposeBody } from "#shop/fleet/wire/staff-rental-configuration"

/** Renames a purpose. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const body = parse(purposeBody, request.body)
  const change = { id: request.params.id, ...parse(changedVersion, request.body) }
  await changePurpose(request.scope, requireStaff(request), change, body)
  response.json({})
}

/** Takes a purpose away from the shop and its products. */
export const DELETE = does(removePurpose)
