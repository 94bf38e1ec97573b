import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { requireCustomer } from "#api/http/identity/identity"
import { invoicesOf } from "#shop/erp/queries/documents/customer-invoices"
import type { Invoice } from "#shop/erp/wire/invoice"

export const GET = async (req: MedusaRequest, res: MedusaResponse<Invoice[]>) => {
  const { customerId } = await requireCustomer(req)
  res.json(await invoicesOf(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), customerId))
}
