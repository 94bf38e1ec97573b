import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { reads } from "#api/http/staff-routes"
import { notFound } from "#platform/refusal"
import { saveText } from "#shop/content/commands/save-text"
import { staffText } from "#shop/content/queries/texts"
import { type SavedText, type StaffText, textBody } from "#shop/content/wire/staff-content"

export const GET = reads<StaffText>(async ({ db, params }) => {
  const text = await staffText(db, params.key)
  if (!text) throw notFound()
  return text
})

/** Writes a text; 409 with what is there now if somebody else changed it since. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<SavedText>) {
  const body = parse(textBody, request.body)
  response.json(await saveText(request.scope, requireStaff(request), request.params.key, body))
}
