import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { changeEntry, deleteEntry } from "../../../../../shop/content/commands/change-people"
import { entryVersion, peopleBodies } from "../../../../../shop/content/wire/staff-people"
import { requireStaff } from "../../../../http/identity/staff"
import { parse } from "../../../../http/parse"
import { peopleKindOf } from "../../../../http/people-kind"

export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const kind = peopleKindOf(request)
  const body = parse(peopleBodies[kind], request.body)
  const { version } = parse(entryVersion, request.body)
  await changeEntry(request.scope, requireStaff(request), { kind, id: request.params.id }, { body, version })
  response.json({})
}

export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  const kind = peopleKindOf(request)
  await deleteEntry(request.scope, requireStaff(request), { kind, id: request.params.id })
  response.json({})
}
