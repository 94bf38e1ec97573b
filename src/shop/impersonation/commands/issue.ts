import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { type NewImpersonation, newSecret, SESSION_MODULE, type SessionModuleService } from "#area/accounts"
import { recordAudit } from "#area/audit"
import { openCartOf } from "#area/cart"
import { readEnv } from "#config/env"
import { settings } from "#config/settings"

import type { IssuedImpersonation } from "../wire/staff-impersonations"

const refused = (message: string) => new MedusaError(MedusaError.Types.NOT_ALLOWED, message)

/**
 * A link with which a staff member acts in the customer's name: works once, for 15 minutes. It names the customer's own
 * cart, or a new one that becomes his with its first line.
 * @throws MedusaError without an account that can be logged in to
 * @see ruling 6
 */
export async function issueImpersonation(
  scope: MedusaContainer,
  impersonation: NewImpersonation,
): Promise<IssuedImpersonation> {
  const session = scope.resolve<SessionModuleService>(SESSION_MODULE)
  const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { token, expiresAt } = await database.transaction(async (transaction) => {
    const account = await session.lockAccount(impersonation.customerId, transaction)
    if (!account) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Dieser Kunde hat kein Konto im Shop.")
    if (account.deactivated_at) throw refused("Dieses Konto ist gesperrt.")
    if (!account.activated_at) throw refused("Dieses Konto ist noch nicht aktiviert.")
    const issued = await session.issueImpersonation(impersonation, settings.impersonation.linkMinutes, transaction)
    await recordAudit(transaction, {
      staffId: impersonation.staffId,
      action: "customer.impersonate",
      subject: { type: "customer", id: impersonation.customerId },
      before: null,
      after: { impersonation_id: issued.id, reason: impersonation.reason },
    })
    return issued
  })
  const cart = await openCartOf(database, impersonation.customerId)
  const url = new URL("/impersonate", readEnv().publicUrl)
  url.search = new URLSearchParams({ token, cartId: cart?.token ?? newSecret() }).toString()
  return { url: url.toString(), expires_at: expiresAt.toISOString() }
}
