import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { retryQuote } from "../../../../../../shop/quotes/commands/retry-quote"
import { requireStaff } from "../../../../../http/identity/staff"

/** Has the quote written into the ERP now. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  await retryQuote(request.scope, { quoteId: request.params.id, staffId: requireStaff(request) })
  response.json({})
}
