import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { requireCustomer } from "#api/http/identity/identity"
import { colleaguesAddresses } from "#shop/companies/queries/company-addresses"
import type { CompanyAddress } from "#shop/companies/wire/company-account"

export const GET = async (req: MedusaRequest, res: MedusaResponse<CompanyAddress[]>) => {
  const { customerId } = await requireCustomer(req)
  res.json(await colleaguesAddresses(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), customerId))
}
