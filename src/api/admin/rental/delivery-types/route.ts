import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { addDeliveryType } from "#shop/fleet/commands/terms/delivery-types"
import { deliveryTypeBody } from "#shop/fleet/wire/staff-rental-configuration"

/** Adds a delivery type at the end of their list. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<{ id: string }>) {
  const body = parse(deliveryTypeBody, request.body)
  response.status(201).json({ id: await addDeliveryType(request.scope, requireStaff(request), body) })
}
