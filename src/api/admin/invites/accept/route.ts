import { parse } from "#api/http/parse"
import { staffContextOf } from "#api/http/staff-access/live-staff"
import { toldAsMedusa } from "#api/http/staff-access/told-as-medusa"
import { refused } from "#platform/refusal"
import { acceptInvitation } from "#shop/accounts/commands/staff-logins/accept-invitation"
import { registrationOf } from "#shop/accounts/commands/staff-logins/register"
import { acceptInvitationBody, acceptInvitationQuery } from "#shop/accounts/wire/staff-login"

/** Who accepts an invitation is nobody's login yet. */
export const AUTHENTICATE = false

/** Makes the invited person one of the staff; the token comes from the registration before. */
export const POST = toldAsMedusa(async (request, response) => {
  const { token } = parse(acceptInvitationQuery, request.query)
  const person = parse(acceptInvitationBody, request.body)
  const registration = registrationOf(request.scope, staffContextOf(request)?.registration)
  if (!registration) throw refused("accounts.invitation_while_signed_in")
  response.json({ user: await acceptInvitation(request.scope, { token, person, registration }) })
})
