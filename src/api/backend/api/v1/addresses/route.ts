import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type Address, addressBody } from "../../../../../contract"
import { addressesOf } from "../../../../../queries/accounts/addresses"
import { saveAddress } from "../../../../../workflows/addresses/save-address"
import { requireCustomer } from "../../../../http/identity"
import { parse } from "../../../../http/parse"

export const GET = async (req: MedusaRequest, res: MedusaResponse<Address[]>) => {
  const { customerId } = await requireCustomer(req)
  res.json(await addressesOf(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), customerId))
}

export const POST = async (req: MedusaRequest, res: MedusaResponse<Address>) => {
  const { customerId } = await requireCustomer(req)
  res.status(201).json(await saveAddress(req.scope, customerId, parse(addressBody, req.body)))
}
