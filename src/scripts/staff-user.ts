import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { createUserAccountWorkflow } from "@medusajs/medusa/core-flows"
import { PASSWORD_PROVIDER } from "../workflows/accounts/passwords"

interface StaffLogin {
  /** In lower case, as logins are kept. */
  email: string
  password: string
}

/**
 * Makes the staff user, or gives an existing one this password: who can set the shop's environment or read its
 * `DATA_DIR` decides about the first login.
 */
export async function ensureStaffUser(container: MedusaContainer, { email, password }: StaffLogin) {
  const auth = container.resolve(Modules.AUTH)
  await writeInLowerCase(container, email)
  const [identity] = await auth.listProviderIdentities({ entity_id: email, provider: PASSWORD_PROVIDER })
  if (identity) {
    await auth.updateProvider(PASSWORD_PROVIDER, { entity_id: email, password })
    return
  }
  const { authIdentity, error } = await auth.register(PASSWORD_PROVIDER, { body: { email, password } })
  if (!authIdentity) throw new Error(`The staff user could not be made: ${error}`)
  await createUserAccountWorkflow(container).run({
    input: { authIdentityId: authIdentity.id, userData: { email } },
  })
}

const IN_LOWER_CASE = `
  with kept as (
    select p.id, u.id as user_id
      from provider_identity p
      join auth_identity i on i.id = p.auth_identity_id
      join "user" u on u.id = i.app_metadata->>'user_id' and u.deleted_at is null
     where p.provider = :provider and lower(p.entity_id) = :email
       and not exists (select from provider_identity where provider = :provider and entity_id = :email)
     order by p.created_at limit 1),
  named as (update "user" set email = :email, updated_at = now() where id = (select user_id from kept))
  update provider_identity set entity_id = :email, updated_at = now() where id = (select id from kept)`

/** The user's e-mail, where it stands with capitals: the login page would find it in that one spelling only. */
async function writeInLowerCase(container: MedusaContainer, email: string): Promise<void> {
  const db = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await db.raw(IN_LOWER_CASE, { provider: PASSWORD_PROVIDER, email })
}
