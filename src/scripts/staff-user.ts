import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createUserAccountWorkflow } from "@medusajs/medusa/core-flows"

const PROVIDER = "emailpass"

/**
 * Makes the staff user, or gives an existing one this password: who can set the shop's environment or read its
 * `DATA_DIR` decides about the first login.
 */
export async function ensureStaffUser(container: MedusaContainer, login: { email: string; password: string }) {
  const auth = container.resolve(Modules.AUTH)
  const [identity] = await auth.listProviderIdentities({ entity_id: login.email, provider: PROVIDER })
  if (identity) {
    await auth.updateProvider(PROVIDER, { entity_id: login.email, password: login.password })
    return
  }
  const { authIdentity, error } = await auth.register(PROVIDER, { body: login })
  if (!authIdentity) throw new Error(`The staff user could not be made: ${error}`)
  await createUserAccountWorkflow(container).run({
    input: { authIdentityId: authIdentity.id, userData: { email: login.email } },
  })
}
