import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { type Profile, profileBody } from "../../../../../contract"
import { profileOf } from "../../../../../queries/accounts/profile"
import { updateProfile } from "../../../../../workflows/accounts/update-profile"
import { requireCustomer } from "../../../../http/identity"
import { parse } from "../../../../http/parse"

export const GET = async (req: MedusaRequest, res: MedusaResponse<Profile>) => {
  res.json(await profileOf(req.scope, await requireCustomer(req)))
}

export const PUT = async (req: MedusaRequest, res: MedusaResponse<Profile>) => {
  const customer = await requireCustomer(req)
  await updateProfile(req.scope, customer.customerId, parse(profileBody, req.body))
  res.json(await profileOf(req.scope, customer))
}
