import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { orderBody } from "../../../../../contract/staff-rental-terms"
import { DELIVERY_TYPES } from "../../../../../workflows/rental-terms/delivery-types"
import { moveInList } from "../../../../../workflows/rental-terms/listed-rows"
import { parse } from "../../../../http/parse"
import { requireStaff } from "../../../../http/staff"

/** Puts one before another, or last. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  await moveInList(request.scope, DELIVERY_TYPES, requireStaff(request), parse(orderBody, request.body))
  response.json({})
}
