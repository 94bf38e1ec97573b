import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { changedVersion, serviceBody } from "../../../../../contract/staff-rental-terms"
import { changeService } from "../../../../../workflows/rental-terms/purposes-and-services"
import { parse } from "../../../../http/parse"
import { requireStaff } from "../../../../http/staff"

/** Changes a service; orders keep what they were made with. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const body = parse(serviceBody, request.body)
  const change = { id: request.params.id, ...parse(changedVersion, request.body) }
  await changeService(request.scope, requireStaff(request), change, body)
  response.json({})
}
