import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type NewImpersonation, newSecret, SESSION_MODULE, type SessionModuleService } from "#area/accounts"
import { openCartOf } from "#area/cart"
import { readEnv } from "#config/env"
import { settings } from "#config/settings"
import { message } from "#kernel/wire/message"
import { recordAudit } from "#platform/audit/record"
import { Refusal } from "#platform/refusal"
import type { PlainCode } from "#texts/codes"
import type { IssuedImpersonation } from "../wire/staff-impersonations"

/** As Medusa refuses, whose page shows it. */
const notAllowed = (code: PlainCode) =>
  new Refusal({}, { told: { message: message(code) }, extra: { type: "not_allowed" } })
const noAccount = () =>
  new Refusal({}, { status: 404, told: { message: message("impersonation.no_account") }, extra: { type: "not_found" } })

/**
 * A link with which a staff member acts in the customer's name: works once, for 15 minutes. It names the customer's own
 * cart, or a new one that becomes his with its first line.
 * @throws Refusal without an account that can be logged in to
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
    if (!account) throw noAccount()
    if (account.deactivated_at) throw notAllowed("accounts.blocked")
    if (!account.activated_at) throw notAllowed("impersonation.not_activated")
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
