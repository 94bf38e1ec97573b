import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { purposeBody } from "../../../../contract/staff-rental-terms"
import { addPurpose } from "../../../../workflows/rental-terms/purposes-and-services"
import { parse } from "../../../http/parse"
import { requireStaff } from "../../../http/staff"

/** Adds a purpose at the end of their list. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<{ id: string }>) {
  const body = parse(purposeBody, request.body)
  response.status(201).json({ id: await addPurpose(request.scope, requireStaff(request), body) })
}
