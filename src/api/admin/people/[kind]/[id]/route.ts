import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { peopleKindOf } from "#api/http/people-kind"
import { changeEntry, deleteEntry } from "#shop/content/commands/change-people"
import { entryVersion, peopleBodies } from "#shop/content/wire/staff-people"

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
