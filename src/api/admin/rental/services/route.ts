import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { addService } from "#shop/fleet/commands/terms/purposes-and-services"
import { serviceBody } from "#shop/fleet/wire/staff-rental-configuration"

/** Adds a service at the end of their list; products offer it once they say so. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<{ id: string }>) {
  const body = parse(serviceBody, request.body)
  response.status(201).json({ id: await addService(request.scope, requireStaff(request), body) })
}
