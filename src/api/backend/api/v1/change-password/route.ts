import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { textsOf } from "#api/http/answers/texts-of"
import { requireCustomerInPerson } from "#api/http/identity/identity"
import { parse } from "#api/http/parse"
import { message } from "#kernel/wire/message"
import { isRefusal, Refusal } from "#platform/refusal"
import { changePassword } from "#shop/accounts/commands/passwords/change-password"
import { type ChangePasswordAnswer, changePasswordBody } from "#shop/accounts/wire/account"

export const POST = async (req: MedusaRequest, res: MedusaResponse<ChangePasswordAnswer>) => {
  const { customerId } = await requireCustomerInPerson(req)
  try {
    const token = await changePassword(req.scope, customerId, parse(changePasswordBody, req.body))
    res.json({ message: textsOf(req)(message("accounts.password_changed")), token })
  } catch (error) {
    throw isRefusal(error) ? withError(error) : error
  }
}

/** Whatever is refused, `error` is what the page reads (spec "customer area" §7): the first reason. */
function withError(refusal: Refusal): Refusal {
  const [error] = Object.values(refusal.messages).flat()
  return new Refusal(refusal.messages, { ...refusal, told: { error, ...refusal.told } })
}
