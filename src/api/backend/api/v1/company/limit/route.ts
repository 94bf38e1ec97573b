import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireCustomerInPerson } from "#api/http/identity/identity"
import { parse } from "#api/http/parse"
import { fromWireMoney } from "#kernel/money"
import { limitOrders } from "#shop/companies/commands/set-limit"
import { ownCompanyOf } from "#shop/companies/queries/own-company"
import { companyLimitBody, type OwnCompany } from "#shop/companies/wire/company-account"

export const PUT = async (req: MedusaRequest, res: MedusaResponse<OwnCompany>) => {
  const { customerId } = await requireCustomerInPerson(req)
  const { order_limit: limit } = parse(companyLimitBody, req.body)
  await limitOrders(req.scope, customerId, limit === null ? null : fromWireMoney(limit))
  res.json(await ownCompanyOf(req.scope, customerId))
}
