import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { type ChangePasswordAnswer, changePasswordBody } from "../../../../../contract"
import { isShopError, ShopError } from "../../../../../lib/shop-error"
import { changePassword } from "../../../../../workflows/accounts/change-password"
import { requireCustomerInPerson } from "../../../../http/identity"
import { parse } from "../../../../http/parse"

export const POST = async (req: MedusaRequest, res: MedusaResponse<ChangePasswordAnswer>) => {
  const { customerId } = await requireCustomerInPerson(req)
  try {
    const token = await changePassword(req.scope, customerId, parse(changePasswordBody, req.body))
    res.json({ message: "Das Passwort wurde erfolgreich geändert.", token })
  } catch (error) {
    throw isShopError(error) ? withError(error) : error
  }
}

/** Whatever is refused, `error` is what the page reads (spec "customer area" §7): the first reason. */
const withError = ({ status, body, headers }: ShopError) =>
  new ShopError(status, { ...body, error: body.error ?? Object.values(body).flat()[0] }, headers)
