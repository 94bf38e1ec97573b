import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { peopleBodies } from "../../../../contract/staff-people"
import { addEntry } from "../../../../workflows/people/change-people"
import { parse } from "../../../http/parse"
import { peopleKindOf } from "../../../http/people-kind"
import { requireStaff } from "../../../http/staff"

/** A new entry at the end of the list. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<{ id: string }>) {
  const kind = peopleKindOf(request)
  const body = parse(peopleBodies[kind], request.body)
  response.status(201).json({ id: await addEntry(request.scope, requireStaff(request), kind, body) })
}
