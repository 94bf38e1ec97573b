import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { addService } from "../../../../shop/fleet/commands/terms/purposes-and-services"
import { serviceBody } from "../../../../shop/fleet/wire/staff-rental-terms"
import { requireStaff } from "../../../http/identity/staff"
import { parse } from "../../../http/parse"

/** Adds a service at the end of their list; products offer it once they say so. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<{ id: string }>) {
  const body = parse(serviceBody, request.body)
  response.status(201).json({ id: await addService(request.scope, requireStaff(request), body) })
}
