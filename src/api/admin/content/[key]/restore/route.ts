import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { restoreBody, type SavedText } from "../../../../../contract/staff-content"
import { restoreText } from "../../../../../workflows/content/save-text"
import { parse } from "../../../../http/parse"
import { requireStaff } from "../../../../http/staff"

/** Brings an earlier version back, as a new one. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<SavedText>) {
  const body = parse(restoreBody, request.body)
  response.json(await restoreText(request.scope, requireStaff(request), request.params.key, body))
}
