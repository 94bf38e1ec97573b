import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { requireStaff } from "#api/http/identity/staff"
import { makes } from "#api/http/staff-routes"
import { keepOrderView } from "#shop/erp/commands/staff/order-views"
import { orderViews } from "#shop/erp/queries/order-list/order-views"
import { orderViewBody, type StaffOrderViews } from "#shop/erp/wire/staff-order-list"

/** What whoever asks keeps of the list of orders. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffOrderViews>) {
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  response.json({ views: await orderViews(db, requireStaff(request)) })
}

/** Keeps one under a name, in the place of a former one. */
export const POST = makes(orderViewBody, keepOrderView)
