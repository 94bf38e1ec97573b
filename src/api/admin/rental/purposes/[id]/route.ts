import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { changedVersion, purposeBody } from "../../../../../contract/staff-rental-terms"
import { changePurpose, removePurpose } from "../../../../../workflows/rental-terms/purposes-and-services"
import { parse } from "../../../../http/parse"
import { requireStaff } from "../../../../http/staff"

/** Renames a purpose. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const body = parse(purposeBody, request.body)
  const change = { id: request.params.id, ...parse(changedVersion, request.body) }
  await changePurpose(request.scope, requireStaff(request), change, body)
  response.json({})
}

/** Takes a purpose away from the shop and its products. */
export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  await removePurpose(request.scope, requireStaff(request), request.params.id)
  response.json({})
}
