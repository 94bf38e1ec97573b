import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { Profile } from "../../../../../contract"
import { profileOf } from "../../../../../queries/accounts/profile"
import { requireCustomer } from "../../../../http/identity"

export const GET = async (req: MedusaRequest, res: MedusaResponse<Profile>) => {
  const { customerId } = await requireCustomer(req)
  res.json(await profileOf(req.scope, customerId))
}
