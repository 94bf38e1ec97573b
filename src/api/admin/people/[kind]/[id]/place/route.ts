import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { placeEntry } from "../../../../../../shop/content/commands/change-people"
import { entryPlace } from "../../../../../../shop/content/wire/staff-people"
import { requireStaff } from "../../../../../http/identity/staff"
import { parse } from "../../../../../http/parse"
import { peopleKindOf } from "../../../../../http/people-kind"

/** Puts the entry elsewhere in its list. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const kind = peopleKindOf(request)
  const { before } = parse(entryPlace, request.body)
  await placeEntry(request.scope, requireStaff(request), { kind, id: request.params.id }, before)
  response.json({})
}
