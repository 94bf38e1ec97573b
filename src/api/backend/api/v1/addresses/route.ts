import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { requireCustomer } from "#api/http/identity/identity"
import { parse } from "#api/http/parse"
import { saveAddress } from "#shop/accounts/commands/save-address"
import { addressesOf } from "#shop/accounts/queries/addresses"
import { type Address, addressBody } from "#shop/accounts/wire/address"

export const GET = async (req: MedusaRequest, res: MedusaResponse<Address[]>) => {
  const { customerId } = await requireCustomer(req)
  res.json(await addressesOf(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), customerId))
}

export const POST = async (req: MedusaRequest, res: MedusaResponse<Address>) => {
  const { customerId } = await requireCustomer(req)
  res.status(201).json(await saveAddress(req.scope, customerId, parse(addressBody, req.body)))
}
