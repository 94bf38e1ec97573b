import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Invoice } from "../../../../../contract"
import { invoicesOf } from "../../../../../queries/invoices/customer-invoices"
import { requireCustomer } from "../../../../http/identity"

export const GET = async (req: MedusaRequest, res: MedusaResponse<Invoice[]>) => {
  const { customerId } = await requireCustomer(req)
  res.json(await invoicesOf(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), customerId))
}
