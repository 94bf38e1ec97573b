import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { retryQuote } from "#shop/quotes/commands/retry-quote"

/** Has the quote written into the ERP now. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  await retryQuote(request.scope, { quoteId: request.params.id, staffId: requireStaff(request) })
  response.json({})
}
