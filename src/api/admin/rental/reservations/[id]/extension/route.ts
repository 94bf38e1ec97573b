import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { extendByStaff } from "#shop/orders/commands/changes/change-by-staff"
import { staffExtension } from "#shop/orders/queries/staff/changes-to-offer"
import { extendRentalBody } from "#shop/orders/wire/rental-change"
import type { StaffExtension } from "#shop/orders/wire/staff-rental"

/** The later ends that a rental can have now, with their prices. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffExtension>) {
  response.json(await staffExtension(request.scope, request.params.id))
}

/** Lets a rental of an order end later, at the price that was shown. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const body = parse(extendRentalBody, request.body)
  await extendByStaff(request.scope, requireStaff(request), request.params.id, body)
  response.json({})
}
