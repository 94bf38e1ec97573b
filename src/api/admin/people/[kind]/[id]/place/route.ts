import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { peopleKindOf } from "#api/http/people-kind"
import { placeEntry } from "#shop/content/commands/change-people"
import { entryPlace } from "#shop/content/wire/staff-people"

/** Puts the entry elsewhere in its list. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const kind = peopleKindOf(request)
  const { before } = parse(entryPlace, request.body)
  await placeEntry(request.scope, requireStaff(request), { kind, id: request.params.id }, before)
  response.json({})
}
