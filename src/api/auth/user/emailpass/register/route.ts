import { clientAddress } from "#api/http/identity/client-address"
import { parse } from "#api/http/parse"
import { toldAsMedusa } from "#api/http/staff-access/told-as-medusa"
import { registerStaff } from "#shop/accounts/commands/staff-logins/register"
import { type StaffTokenAnswer, staffRegisterBody } from "#shop/accounts/wire/staff-login"

/** The first step of accepting an invitation: what was chosen, kept for the second. */
export const POST = toldAsMedusa(async (request, response) => {
  const token = await registerStaff(request.scope, parse(staffRegisterBody, request.body), clientAddress(request))
  response.json({ token } satisfies StaffTokenAnswer)
})
