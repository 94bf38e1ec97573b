import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { orderBody } from "../../../../../contract/staff-rental-terms"
import { moveInList } from "../../../../../workflows/rental-terms/listed-rows"
import { SERVICES } from "../../../../../workflows/rental-terms/purposes-and-services"
import { parse } from "../../../../http/parse"
import { requireStaff } from "../../../../http/staff"

/** Puts one before another, or last. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  await moveInList(request.scope, SERVICES, requireStaff(request), parse(orderBody, request.body))
  response.json({})
}
