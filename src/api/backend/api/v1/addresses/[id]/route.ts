import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { requireCustomer, requireCustomerInPerson } from "#api/http/identity/identity"
import { parse } from "#api/http/parse"
import { notFound } from "#platform/refusal"
import { deleteAddress } from "#shop/accounts/commands/delete-address"
import { saveAddress } from "#shop/accounts/commands/save-address"
import { addressOf } from "#shop/accounts/queries/addresses"
import { type Address, addressBody } from "#shop/accounts/wire/address"

export const GET = async (req: MedusaRequest, res: MedusaResponse<Address>) => {
  const { customerId } = await requireCustomer(req)
  const database = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const address = await addressOf(database, customerId, req.params.id)
  if (!address) throw notFound()
  res.json(address)
}

export const PUT = async (req: MedusaRequest, res: MedusaResponse<Address>) => {
  const { customerId } = await requireCustomer(req)
  res.json(await saveAddress(req.scope, customerId, parse(addressBody, req.body), req.params.id))
}

export const DELETE = async (req: MedusaRequest, res: MedusaResponse) => {
  const { customerId } = await requireCustomerInPerson(req)
  await deleteAddress(req.scope, customerId, req.params.id)
  res.json({})
}
