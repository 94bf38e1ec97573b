import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { sendStoredFile } from "../../../http/answers/send-file"
import { requireStaff } from "../../../http/identity/staff"

/** Shows a private file to staff. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  requireStaff(request)
  await sendStoredFile(request, response, request.params.id)
}
