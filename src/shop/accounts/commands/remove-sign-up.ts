import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { refused } from "#platform/refusal"
import { withinTransaction } from "#platform/transaction/within-transaction"
import { SESSION_MODULE } from "../data"
import type SessionModuleService from "../data/service"
import { deleteAccount } from "../data/store/accounts"
import { deleteLinks } from "../data/store/link-tokens"
import { customerIdOfUid } from "./mail-links"
import { PASSWORD_PROVIDER } from "./passwords/passwords"
import { unusableLink } from "./unusable-link"

const inUse = () => refused("accounts.in_use")

/** Whether something is kept for the customer that must not lose him. */
type IsKept = (trx: Knex.Transaction, customerId: string) => Promise<boolean>

/**
 * Removes a sign-up that somebody made with another's e-mail: account, customer and login, as if it had never been. The
 * activation link is used up first, so that of removing and activating at once one succeeds.
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
    if (!(await session.redeemLink(customerId, "activation", token, trx))) return false
    const account = await session.lockAccount(customerId, trx)
    if (!account || account.activated_at) throw inUse()
    if ((await hasOrdered(trx, customerId)) || (await isQuoted(trx, customerId))) throw inUse()
    await deleteLinks(trx, customerId)
    await deleteAccount(trx, customerId)
    await deleteLogin(scope, trx, account.email)
    const customers = scope.resolve(Modules.CUSTOMER)
    await withinTransaction(customers, trx, (context) => customers.deleteCustomers([customerId], context))
    return true
  })
  if (!isRemoved) throw unusableLink((await session.linkState(customerId, token))?.state)
}

/** Staff may have ordered in the name of who hasn't activated the account yet. */
const hasOrdered: IsKept = async (trx, customerId) =>
  (await trx("order").where({ customer_id: customerId }).first("id")) !== undefined

async function deleteLogin(scope: MedusaContainer, trx: Knex.Transaction, email: string): Promise<void> {
  const auth = scope.resolve(Modules.AUTH)
  await withinTransaction(auth, trx, async (context) => {
    const identities = await auth.listAuthIdentities(
      { provider_identities: { provider: PASSWORD_PROVIDER, entity_id: email } },
      {},
      context,
    )
    await auth.deleteAuthIdentities(
      identities.map(({ id }) => id),
      context,
    )
  })
}
