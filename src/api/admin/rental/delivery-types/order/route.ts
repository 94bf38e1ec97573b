import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { DELIVERY_TYPES } from "#shop/fleet/commands/terms/delivery-types"
import { moveInList } from "#shop/fleet/commands/terms/listed-rows"
import { orderBody } from "#shop/fleet/wire/staff-rental-configuration"

/** Puts one before another, or last. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  await moveInList(request.scope, DELIVERY_TYPES, requireStaff(request), parse(orderBody, request.body))
  response.json({})
}
