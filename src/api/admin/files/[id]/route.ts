import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { sendStoredFile } from "../../../http/send-file"
import { requireStaff } from "../../../http/staff"

/** Shows a private file to staff. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse) {
  requireStaff(request)
  await sendStoredFile(request, response, request.params.id)
}
