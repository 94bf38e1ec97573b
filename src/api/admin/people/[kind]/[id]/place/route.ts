import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { entryPlace } from "../../../../../../contract/staff-people"
import { placeEntry } from "../../../../../../workflows/people/change-people"
import { parse } from "../../../../../http/parse"
import { peopleKindOf } from "../../../../../http/people-kind"
import { requireStaff } from "../../../../../http/staff"

/** Puts the entry elsewhere in its list. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const kind = peopleKindOf(request)
  const { before } = parse(entryPlace, request.body)
  await placeEntry(request.scope, requireStaff(request), { kind, id: request.params.id }, before)
  response.json({})
}
