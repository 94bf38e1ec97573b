import { logInStaff } from "../../../../shop/accounts/commands/staff-logins/log-in"
import { type StaffTokenAnswer, staffLoginBody } from "../../../../shop/accounts/wire/staff-login"
import { clientAddress } from "../../../http/identity/client-address"
import { parse } from "../../../http/parse"
import { toldAsMedusa } from "../../../http/staff-access/told-as-medusa"

/** Staff's login, in Medusa's place: limited, and nobody else's. */
export const POST = toldAsMedusa(async (request, response) => {
  const token = await logInStaff(request.scope, parse(staffLoginBody, request.body), clientAddress(request))
  response.json({ token } satisfies StaffTokenAnswer)
})
