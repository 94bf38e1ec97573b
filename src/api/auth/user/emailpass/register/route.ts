import { type StaffTokenAnswer, staffRegisterBody } from "../../../../../contract/staff-login"
import { registerStaff } from "../../../../../workflows/staff-logins/register"
import { clientAddress } from "../../../../http/client-address"
import { parse } from "../../../../http/parse"
import { toldAsMedusa } from "../../../../http/staff-access/told-as-medusa"

/** The first step of accepting an invitation: what was chosen, kept for the second. */
export const POST = toldAsMedusa(async (request, response) => {
  const token = await registerStaff(request.scope, parse(staffRegisterBody, request.body), clientAddress(request))
  response.json({ token } satisfies StaffTokenAnswer)
})
