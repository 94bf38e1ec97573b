import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { extendRentalBody } from "../../../../../../contract"
import type { StaffExtension } from "../../../../../../contract/staff-rental"
import { staffExtension } from "../../../../../../queries/staff/changes-to-offer"
import { extendByStaff } from "../../../../../../workflows/rentals/change-by-staff"
import { parse } from "../../../../../http/parse"
import { requireStaff } from "../../../../../http/staff"

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
