import { clientAddress } from "#api/http/identity/client-address"
import { parse } from "#api/http/parse"
import { toldAsMedusa } from "#api/http/staff-access/told-as-medusa"
import { requestStaffReset } from "#shop/accounts/commands/staff-logins/request-reset"
import { staffResetBody } from "#shop/accounts/wire/staff-login"

/** Asks for the mail with a link that sets a new password. */
export const POST = toldAsMedusa(async (request, response) => {
  const { identifier } = parse(staffResetBody, request.body)
  await requestStaffReset(request.scope, identifier, clientAddress(request))
  response.sendStatus(201)
})
