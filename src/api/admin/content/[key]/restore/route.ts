import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { restoreText } from "#shop/content/commands/save-text"
import { restoreBody, type SavedText } from "#shop/content/wire/staff-content"

/** Brings an earlier version back, as a new one. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<SavedText>) {
  const body = parse(restoreBody, request.body)
  response.json(await restoreText(request.scope, requireStaff(request), request.params.key, body))
}
