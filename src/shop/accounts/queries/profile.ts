import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { SESSION_MODULE } from "../data"
import type SessionModuleService from "../data/service"
import type { Login } from "../data/store/login-tokens"
import type { Profile } from "../wire/account"

/** The customer as the account pages and the checkout show it. */
export async function profileOf(scope: MedusaContainer, { customerId, impersonationId }: Login): Promise<Profile> {
  const session = scope.resolve<SessionModuleService>(SESSION_MODULE)
  const [customer, account, impersonation] = await Promise.all([
    scope.resolve(Modules.CUSTOMER).retrieveCustomer(customerId),
    session.retrieveAccount(customerId),
    impersonationId ? session.impersonationById(impersonationId) : null,
  ])
  return {
    company_name: customer.company_name ?? "",
    sector: account.sector,
    first_name: customer.first_name ?? "",
    last_name: customer.last_name ?? "",
    email: account.email,
    phone: customer.phone ?? "",
    address: account.address,
    postalcode: account.postalcode,
    city: account.city,
    last_password_change: account.last_password_change?.toISOString() ?? null,
    ...(impersonation?.session_expires_at && {
      impersonation: { expires_at: impersonation.session_expires_at.toISOString() },
    }),
  }
}
