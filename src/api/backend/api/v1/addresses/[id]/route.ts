import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type Address, addressBody } from "../../../../../../contract"
import { addressOf } from "../../../../../../queries/accounts/addresses"
import { deleteAddress } from "../../../../../../workflows/addresses/delete-address"
import { saveAddress } from "../../../../../../workflows/addresses/save-address"
import { notFound } from "../../../../../http/errors"
import { requireCustomer, requireCustomerInPerson } from "../../../../../http/identity"
import { parse } from "../../../../../http/parse"

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
