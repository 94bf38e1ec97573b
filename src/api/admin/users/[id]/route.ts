import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireStaff } from "#api/http/identity/staff"
import { parse } from "#api/http/parse"
import { requireRight } from "#api/http/staff-access/required-right"
import { toldAsMedusa } from "#api/http/staff-access/told-as-medusa"
import { removeMember } from "#shop/accounts/commands/team/remove-member"
import { renameStaff } from "#shop/accounts/commands/team/rename-staff"
import { staffNameBody } from "#shop/accounts/wire/staff-team"

const whoAsks = (request: MedusaRequest) => requireStaff(request as AuthenticatedMedusaRequest)

/** Names somebody of the team, in Medusa's place: oneself, or anybody as an owner. */
export const POST = toldAsMedusa(async (request, response) => {
  const { id } = request.params
  const staffId = whoAsks(request)
  if (id !== staffId) requireRight(request, "team")
  response.json(await renameStaff(request.scope, staffId, id, parse(staffNameBody, request.body)))
})

/** Takes somebody off the team, in Medusa's place: with the role, the logins, and never the last owner. */
export const DELETE = toldAsMedusa(async (request, response: MedusaResponse) => {
  const { id } = request.params
  await removeMember(request.scope, whoAsks(request), id)
  response.json({ id, object: "user", deleted: true })
})
