import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireCustomer } from "#api/http/identity/identity"
import { parse } from "#api/http/parse"
import { updateProfile } from "#shop/accounts/commands/update-profile"
import { profileOf } from "#shop/accounts/queries/profile"
import { type Profile, profileBody } from "#shop/accounts/wire/account"

export const GET = async (req: MedusaRequest, res: MedusaResponse<Profile>) => {
  res.json(await profileOf(req.scope, await requireCustomer(req)))
}

export const PUT = async (req: MedusaRequest, res: MedusaResponse<Profile>) => {
  const customer = await requireCustomer(req)
  await updateProfile(req.scope, customer.customerId, parse(profileBody, req.body))
  res.json(await profileOf(req.scope, customer))
}
