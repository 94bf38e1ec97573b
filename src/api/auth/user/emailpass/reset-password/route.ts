import { staffResetBody } from "../../../../../contract/staff-login"
import { requestStaffReset } from "../../../../../workflows/staff-logins/request-reset"
import { clientAddress } from "../../../../http/client-address"
import { parse } from "../../../../http/parse"
import { toldAsMedusa } from "../../../../http/staff-access/told-as-medusa"

/** Asks for the mail with a link that sets a new password. */
export const POST = toldAsMedusa(async (request, response) => {
  const { identifier } = parse(staffResetBody, request.body)
  await requestStaffReset(request.scope, identifier, clientAddress(request))
  response.sendStatus(201)
})
