import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { entryVersion, peopleBodies } from "../../../../../contract/staff-people"
import { changeEntry, deleteEntry } from "../../../../../workflows/people/change-people"
import { parse } from "../../../../http/parse"
import { peopleKindOf } from "../../../../http/people-kind"
import { requireStaff } from "../../../../http/staff"

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
