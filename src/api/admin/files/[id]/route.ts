import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { sendStoredFile } from "#api/http/answers/send-file"
import { requireStaff } from "#api/http/identity/staff"

/** Shows a private file to staff. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  requireStaff(request)
  await sendStoredFile(request, response, request.params.id)
}
