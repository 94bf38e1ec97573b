import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type StaffCustomerAnswer, staffAccountBody } from "../../../../../contract/staff-customers"
import { ERP_MODULE } from "../../../../../modules/erp"
import type ErpModuleService from "../../../../../modules/erp/service"
import { staffAccountOf } from "../../../../../queries/staff/customer-account"
import { editAccount } from "../../../../../workflows/customers/edit-account"
import { byStaff } from "../../../../http/customer-by-staff"
import { parse } from "../../../../http/parse"

/** What the shop knows of the customer beyond Medusa's own fields. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffCustomerAnswer>) {
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { office } = request.scope.resolve<ErpModuleService>(ERP_MODULE)
  response.json({ account: await staffAccountOf(db, office, request.params.id) })
}

export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse<object>) {
  await editAccount(request.scope, byStaff(request), parse(staffAccountBody, request.body))
  response.json({})
}
