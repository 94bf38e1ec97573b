import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  countAttempt,
  type ImpersonationLink,
  limitRule,
  nameOfAccount,
  SESSION_MODULE,
  type SessionModuleService,
} from "#area/accounts"
import { settings } from "#config/settings"
import { type Refusal, refused } from "#platform/refusal"
import type { ImpersonateAnswer, ImpersonatePreview } from "../wire/impersonation"

const REFUSALS = {
  unknown: "impersonation.link_unknown",
  used: "impersonation.link_used",
  expired: "impersonation.link_expired",
  closed: "impersonation.account_closed",
} as const

/** Whether the link works now, and whom it opens. */
async function checkLink(database: Knex, row: ImpersonationLink | null) {
  const refuse = (refusal: keyof typeof REFUSALS) => ({ refusal })
  if (!row) return refuse("unknown")
  if (row.used_at) return refuse("used")
  if (row.is_expired) return refuse("expired")
  const account = await nameOfAccount(database, row.customer_id)
  return account ? { row, account } : refuse("closed")
}

/**
 * Whom the link opens, so that the staff member sees it before using the link up.
 * @throws Refusal 400 for a link that is unknown, used or expired, 429 after too many of them
 */
export async function previewImpersonation(
  scope: MedusaContainer,
  token: string,
  address: string,
): Promise<ImpersonatePreview> {
  const session = scope.resolve<SessionModuleService>(SESSION_MODULE)
  const attempt = await countAttempt(session, limitRule("impersonate", settings.limits.impersonate, address))
  const row = await session.impersonationByToken(token)
  const link = await checkLink(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), row)
  if ("refusal" in link) throw refused(REFUSALS[link.refusal])
  await session.forgetAttempt(attempt)
  return { ...link.account, expires_at: link.row.expires_at.toISOString() }
}

/**
 * Uses the link up for a login of at most one hour in the customer's name. Of several at once, one succeeds; links that
 * no longer work are written down.
 * @throws Refusal 400 for a link that is unknown, used or expired, 429 after too many of them
 * @see ruling 6
 */
export async function exchangeImpersonation(
  scope: MedusaContainer,
  token: string,
  address: string,
): Promise<ImpersonateAnswer> {
  const session = scope.resolve<SessionModuleService>(SESSION_MODULE)
  const attempt = await countAttempt(session, limitRule("impersonate", settings.limits.impersonate, address))
  const outcome = await scope
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .transaction(async (transaction): Promise<ImpersonateAnswer | Refusal> => {
      const row = await session.lockImpersonation(token, transaction)
      const link = await checkLink(transaction, row)
      if ("refusal" in link) {
        if (row) await session.noteImpersonation(row.id, "rejected", link.refusal, transaction)
        return refused(REFUSALS[link.refusal])
      }
      const login = await session.exchangeImpersonation(link.row, settings.impersonation.sessionMinutes, transaction)
      return { auth_token: login.token, expires_at: login.expiresAt.toISOString() }
    })
  if (outcome instanceof Error) throw outcome
  await session.forgetAttempt(attempt)
  return outcome
}
