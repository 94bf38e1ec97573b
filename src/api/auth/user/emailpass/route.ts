import { type StaffTokenAnswer, staffLoginBody } from "../../../../contract/staff-login"
import { logInStaff } from "../../../../workflows/staff-logins/log-in"
import { clientAddress } from "../../../http/client-address"
import { parse } from "../../../http/parse"
import { toldAsMedusa } from "../../../http/staff-access/told-as-medusa"

/** Staff's login, in Medusa's place: limited, and nobody else's. */
export const POST = toldAsMedusa(async (request, response) => {
  const token = await logInStaff(request.scope, parse(staffLoginBody, request.body), clientAddress(request))
  response.json({ token } satisfies StaffTokenAnswer)
})
