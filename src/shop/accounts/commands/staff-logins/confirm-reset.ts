import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { message } from "#kernel/wire/message"
import { recordAudit } from "#platform/audit/record"
import { isOutage } from "#platform/outage"
import { refuse } from "#platform/refusal"
import { withinTransaction } from "#platform/transaction/within-transaction"
import { SESSION_MODULE } from "../../data"
import type SessionModuleService from "../../data/service"
import { replacePassword } from "../passwords/password-identity"
import { PASSWORD_PROVIDER, passwordHash } from "../passwords/passwords"
import { staffByEmail } from "./staff-identity"

const INVALID = message("accounts.reset_link_invalid")

/** 401, as Medusa's page for it expects. */
export const invalidResetLink = () =>
  refuse(INVALID, { status: 401, told: { message: INVALID }, extra: { type: "unauthorized" } })

interface NewPassword {
  email: string
  /** Of the link. */
  jti: string
  password: string
}

/**
 * Uses the link up, sets the password and ends all logins of the staff user.
 * @throws Refusal 401 for a link that is unknown, used or expired, or whose user was deleted
 */
export async function confirmStaffReset(scope: MedusaContainer, { email, jti, password }: NewPassword): Promise<void> {
  const session = scope.resolve<SessionModuleService>(SESSION_MODULE)
  const hash = await passwordHash(password)
  const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await database.transaction(async (trx) => {
    await useUp(scope, trx, { email, jti })
    const staff = await staffByEmail(trx, email)
    if (!staff || !(await replacePassword(scope, trx, staff.email, hash))) throw invalidResetLink()
    await session.endStaffLogins(staff.userId, trx)
    const subject = { type: "user", id: staff.userId }
    await recordAudit(trx, { staffId: staff.userId, action: "staff.password", subject, before: null, after: null })
  })
}

/** Uses of one person's links queue up: who comes second finds none. */
async function useUp(scope: MedusaContainer, trx: Knex.Transaction, { email, jti }: Omit<NewPassword, "password">) {
  const auth = scope.resolve(Modules.AUTH)
  await trx("provider_identity").where({ provider: PASSWORD_PROVIDER, entity_id: email }).forUpdate().select("id")
  try {
    const link = { jti, provider: PASSWORD_PROVIDER, entity_id: email }
    await withinTransaction(auth, trx, (context) => auth.consumePasswordResetToken(link, context))
  } catch (error) {
    throw isOutage(error) ? error : invalidResetLink()
  }
}
