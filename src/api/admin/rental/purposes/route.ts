import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { addPurpose } from "#shop/fleet/commands/terms/purposes-and-services"
import { purposeBody } from "#shop/fleet/wire/staff-rental-configuration"

/** Adds a purpose at the end of their list. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<{ id: string }>) {
  const body = parse(purposeBody, request.body)
  response.status(201).json({ id: await addPurpose(request.scope, requireStaff(request), body) })
}
