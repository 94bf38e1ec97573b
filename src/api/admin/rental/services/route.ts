import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { serviceBody } from "../../../../contract/staff-rental-terms"
import { addService } from "../../../../workflows/rental-terms/purposes-and-services"
import { parse } from "../../../http/parse"
import { requireStaff } from "../../../http/staff"

/** Adds a service at the end of their list; products offer it once they say so. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<{ id: string }>) {
  const body = parse(serviceBody, request.body)
  response.status(201).json({ id: await addService(request.scope, requireStaff(request), body) })
}
