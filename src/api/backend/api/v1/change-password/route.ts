import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireCustomerInPerson } from "#api/http/identity/identity"
import { parse } from "#api/http/parse"
import { isRefusal, Refusal } from "#platform/refusal"
import { changePassword } from "#shop/accounts/commands/passwords/change-password"
import { type ChangePasswordAnswer, changePasswordBody } from "#shop/accounts/wire/account"

export const POST = async (req: MedusaRequest, res: MedusaResponse<ChangePasswordAnswer>) => {
  const { customerId } = await requireCustomerInPerson(req)
  try {
    const token = await changePassword(req.scope, customerId, parse(changePasswordBody, req.body))
    res.json({ message: "Das Passwort wurde erfolgreich geändert.", token })
  } catch (error) {
    throw isRefusal(error) ? withError(error) : error
  }
}

/** Whatever is refused, `error` is what the page reads (spec "customer area" §7): the first reason. */
const withError = ({ status, body, headers }: Refusal) =>
  new Refusal(status, { ...body, error: body.error ?? Object.values(body).flat()[0] }, headers)
