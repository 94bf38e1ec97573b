import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { changesCustomer } from "#api/http/staff-routes"
import { editAccount } from "#shop/accounts/commands/by-staff/edit-account"
import { staffAccountOf } from "#shop/accounts/queries/customer-account"
import { type StaffCustomerAnswer, staffAccountBody } from "#shop/accounts/wire/staff-customers"
import { ERP_MODULE } from "#shop/erp/data/index"
import type ErpModuleService from "#shop/erp/data/service"
import { hasPaidInvoice } from "#shop/erp/queries/paid-invoice"
import { customerContact } from "#shop/erp/queries/staff/customer-contact"

/** What the shop knows of the customer beyond Medusa's own fields. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse<StaffCustomerAnswer>) {
  const db = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { office } = request.scope.resolve<ErpModuleService>(ERP_MODULE)
  const { id } = request.params
  const [account, contact, hasPaid] = await Promise.all([
    staffAccountOf(db, id),
    customerContact(db, office, id),
    hasPaidInvoice(db, id),
  ])
  if (!account) return response.json({ account })
  const trust = { ...account.rental_trust, has_paid: account.rental_trust.has_paid || hasPaid }
  response.json({ account: { ...account, erp_contact: contact, rental_trust: trust } })
}

/** Changes who the customer is and how he is reached. */
export const POST = changesCustomer(staffAccountBody, editAccount)
