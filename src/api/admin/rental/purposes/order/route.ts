import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { moveInList } from "#shop/fleet/commands/terms/listed-rows"
import { PURPOSES } from "#shop/fleet/commands/terms/purposes-and-services"
import { orderBody } from "#shop/fleet/wire/staff-rental-configuration"

/** Puts one before another, or last. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  await moveInList(request.scope, PURPOSES, requireStaff(request), parse(orderBody, request.body))
  response.json({})
}
