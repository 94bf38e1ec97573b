import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { deliveryTypeBody } from "../../../../contract/staff-rental-terms"
import { addDeliveryType } from "../../../../workflows/rental-terms/delivery-types"
import { parse } from "../../../http/parse"
import { requireStaff } from "../../../http/staff"

/** Adds a delivery type at the end of their list. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<{ id: string }>) {
  const body = parse(deliveryTypeBody, request.body)
  response.status(201).json({ id: await addDeliveryType(request.scope, requireStaff(request), body) })
}
