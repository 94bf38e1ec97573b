import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { peopleKindOf } from "#api/http/people-kind"
import { addEntry } from "#shop/content/commands/change-people"
import { peopleBodies } from "#shop/content/wire/staff-people"

/** A new entry at the end of the list. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<{ id: string }>) {
  const kind = peopleKindOf(request)
  const body = parse(peopleBodies[kind], request.body)
  response.status(201).json({ id: await addEntry(request.scope, requireStaff(request), kind, body) })
}
