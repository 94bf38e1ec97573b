import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { assertRoomToHash } from "#platform/passwords/hash-turns"
import { refused } from "#platform/refusal"
import { SESSION_MODULE } from "../../data"
import type SessionModuleService from "../../data/service"
import { voidLinks } from "../../data/store/link-tokens"
import type { ResetConfirmBody } from "../../wire/account"
import { customerIdOfUid } from "../mail-links"
import { promisePasswordChangedMail } from "./password-changed-mail"
import { replacePassword } from "./password-identity"
import { passwordHash } from "./passwords"

const invalidLink = () => refused("accounts.reset_link_invalid")

/**
 * Uses the link and every other one up, sets the password, activates the account and ends all its logins: who forgot the password doesn't
 * know who else had it.
 * @throws Refusal 400 for a link that is unknown, used or expired, 503 while too many passwords wait
 * @see ruling 6
 */
export async function confirmReset(
  scope: MedusaContainer,
  { uidb64, token, password }: ResetConfirmBody,
): Promise<void> {
  const session = scope.resolve<SessionModuleService>(SESSION_MODULE)
  const customerId = customerIdOfUid(uidb64)
  assertRoomToHash()
  // Anybody can send links; only who has one makes the shop hash.
  const link = await session.linkState(customerId, token)
  if (link?.purpose !== "reset" || link.state !== "open") throw invalidLink()
  const hash = await passwordHash(password)
  const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await database.transaction(async (transaction) => {
    const account = await session.lockAccount(customerId, transaction)
    if (!account || account.deactivated_at) throw invalidLink()
    if (!(await session.redeemLink(customerId, "reset", token, transaction))) throw invalidLink()
    await replacePassword(scope, transaction, account.email, hash)
    await voidLinks(transaction, customerId)
    await session.markActivated(customerId, transaction)
    await session.markPasswordChanged(customerId, transaction)
    await session.endLogins(customerId, transaction)
    await promisePasswordChangedMail(transaction, { customerId, email: account.email })
  })
}
