import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type SavedText, type StaffText, textBody } from "../../../../contract/staff-content"
import { staffText } from "../../../../queries/staff/texts"
import { saveText } from "../../../../workflows/content/save-text"
import { notFound } from "../../../http/errors"
import { parse } from "../../../http/parse"
import { requireStaff } from "../../../http/staff"

/** A text as it stands. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffText>) {
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const text = await staffText(db, request.params.key)
  if (!text) throw notFound()
  response.json(text)
}

/** Writes a text; 409 with what stands there now if somebody else changed it since. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<SavedText>) {
  const body = parse(textBody, request.body)
  response.json(await saveText(request.scope, requireStaff(request), request.params.key, body))
}
