import { clientAddress } from "#api/http/identity/client-address"
import { parse } from "#api/http/parse"
import { toldAsMedusa } from "#api/http/staff-access/told-as-medusa"
import { logInStaff } from "#shop/accounts/commands/staff-logins/log-in"
import { staffLoginBody } from "#shop/accounts/wire/staff-login"

/** Staff's login, in Medusa's place: limited, and nobody else's. */
export const POST = toldAsMedusa(async (request, response) => {
  response.json(await logInStaff(request.scope, parse(staffLoginBody, request.body), clientAddress(request)))
})
