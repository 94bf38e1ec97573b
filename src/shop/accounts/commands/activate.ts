import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { SESSION_MODULE } from "../data"
import type SessionModuleService from "../data/service"
import { customerIdOfUid } from "./mail-links"
import { unusableLink } from "./unusable-link"

/**
 * Uses the activation link up and logs its customer in.
 * @returns the login token
 * @throws Refusal 400 for a link that is unknown, used or expired
 */
export async function activate(scope: MedusaContainer, uid: string, token: string): Promise<string> {
  const session = scope.resolve<SessionModuleService>(SESSION_MODULE)
  const customerId = customerIdOfUid(uid)
  const login = await scope.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (transaction) => {
    const account = await session.lockAccount(customerId, transaction)
    if (!(await session.redeemLink(customerId, "activation", token, transaction))) return null
    // A mail may have been on its way when its sign-up was removed.
    if (!account || account.deactivated_at) throw unusableLink(undefined)
    await session.markActivated(customerId, transaction)
    return session.issueLogin(customerId, transaction)
  })
  if (login) return login
  throw unusableLink((await session.linkState(customerId, token))?.state)
}
