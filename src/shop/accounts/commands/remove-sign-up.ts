import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { refused } from "#platform/refusal"
import { SESSION_MODULE } from "../data"
import type SessionModuleService from "../data/service"
import { deleteSignUp, type IsKept, isInUse } from "./delete-sign-up"
import { customerIdOfUid } from "./mail-links"
import { unusableLink } from "./unusable-link"

/**
 * Removes a sign-up that somebody made with another's e-mail. The activation link is used up, so that of removing
 * and activating at once one succeeds.
 * @param isQuoted what the quotes say
 * @throws Refusal 400 for a link that is unknown, used or expired, and for an account that is in use
 */
export async function removeSignUp(
  scope: MedusaContainer,
  uid: string,
  token: string,
  isQuoted: IsKept,
): Promise<void> {
  const session = scope.resolve<SessionModuleService>(SESSION_MODULE)
  const customerId = customerIdOfUid(uid)
  const isRemoved = await scope.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (trx) => {
    const account = await session.lockAccount(customerId, trx)
    if (!(await session.redeemLink(customerId, "activation", token, trx))) return false
    if (!account || (await isInUse(trx, account, isQuoted))) throw refused("accounts.in_use")
    await deleteSignUp(trx, account)
    return true
  })
  if (!isRemoved) throw unusableLink((await session.linkState(customerId, token))?.state)
}
