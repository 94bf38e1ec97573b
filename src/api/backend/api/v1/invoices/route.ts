import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { invoicesOf } from "../../../../../shop/erp/queries/documents/customer-invoices"
import type { Invoice } from "../../../../../wire"
import { requireCustomer } from "../../../../http/identity/identity"

export const GET = async (req: MedusaRequest, res: MedusaResponse<Invoice[]>) => {
  const { customerId } = await requireCustomer(req)
  res.json(await invoicesOf(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), customerId))
}
