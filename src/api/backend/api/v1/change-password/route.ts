import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { type ChangePasswordAnswer, changePasswordBody } from "../../../../../contract"
import { changePassword } from "../../../../../workflows/accounts/change-password"
import { requireCustomerInPerson } from "../../../../http/identity"
import { parse } from "../../../../http/parse"

export const POST = async (req: MedusaRequest, res: MedusaResponse<ChangePasswordAnswer>) => {
  const { customerId } = await requireCustomerInPerson(req)
  const token = await changePassword(req.scope, customerId, parse(changePasswordBody, req.body))
  res.json({ message: "Das Passwort wurde erfolgreich geändert.", token })
}
