import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Context, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { withinTransaction } from "#platform/transaction/within-transaction"
import { PASSWORD_PROVIDER } from "./passwords"

export interface PasswordIdentity {
  id: string
  hash: string
}

/** Medusa's record of the login's password. @param email in lower case */
export async function passwordIdentityOf(
  scope: MedusaContainer,
  email: string,
  context?: Context,
): Promise<PasswordIdentity | null> {
  const [identity] = await scope
    .resolve(Modules.AUTH)
    .listProviderIdentities({ provider: PASSWORD_PROVIDER, entity_id: email }, { take: 1 }, context)
  const hash = identity?.provider_metadata?.password
  return identity && typeof hash === "string" ? { id: identity.id, hash } : null
}

/**
 * Puts another hash in the password's place.
 * @param expected the hash that must still be there, if it matters
 * @returns false if there is another, or no password at all
 */
export async function replacePassword(
  scope: MedusaContainer,
  transaction: Knex.Transaction,
  email: string,
  hash: string,
  expected?: string,
): Promise<boolean> {
  const auth = scope.resolve(Modules.AUTH)
  return withinTransaction(auth, transaction, async (context) => {
    const current = await passwordIdentityOf(scope, email, context)
    if (!current || (expected !== undefined && current.hash !== expected)) return false
    await auth.updateProviderIdentities([{ id: current.id, provider_metadata: { password: hash } }], context)
    return true
  })
}
