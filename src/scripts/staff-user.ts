import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { createUserAccountWorkflow } from "@medusajs/medusa/core-flows"
import { EnvironmentError } from "#config/env"
import { recordAudit } from "#platform/audit/record"
import { freeEmail } from "#shop/accounts/commands/email-taken"
import { PASSWORD_PROVIDER } from "#shop/accounts/commands/passwords/passwords"
import { staffByEmail } from "#shop/accounts/commands/staff-logins/staff-identity"
import { endStaffLogins } from "#shop/accounts/data/store/staff-logins"
import { hasOtherOwner, saveRole } from "#shop/accounts/data/store/staff-roles"

interface StaffLogin {
  /** In lower case, as logins are kept. */
  email: string
  password: string
}

/**
 * Makes the staff user, or gives an existing one this password, which ends his logins and stands in the log: who can set the
 * shop's environment or read its `DATA_DIR` decides about the first login. Who is made so is an owner; who is there becomes one
 * again only if there is none.
 * @throws EnvironmentError where a customer logs in with that e-mail
 */
export async function ensureStaffUser(container: MedusaContainer, { email, password }: StaffLogin) {
  const auth = container.resolve(Modules.AUTH)
  const db = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await writeInLowerCase(db, email)
  const known = await staffByEmail(db, email)
  if (known) {
    if (!(await hasOtherOwner(db, known.userId))) await saveRole(db, known.userId, "owner")
    await auth.updateProvider(PASSWORD_PROVIDER, { entity_id: email, password })
    await db.transaction(async (trx) => {
      await endStaffLogins(trx, known.userId)
      const subject = { type: "user", id: known.userId }
      const action = "staff.password-by-operator"
      await recordAudit(trx, { staffId: known.userId, action, subject, before: null, after: null })
    })
    return
  }
  await db.transaction((trx) => freeEmail(trx, email))
  const taken = await auth.listProviderIdentities({ entity_id: email, provider: PASSWORD_PROVIDER }, { take: 1 })
  if (taken.length > 0) throw new EnvironmentError("ADMIN_EMAIL must be one that no customer logs in with.")
  const { authIdentity, error } = await auth.register(PASSWORD_PROVIDER, { body: { email, password } })
  if (!authIdentity) throw new Error(`The staff user could not be made: ${error}`)
  const { result } = await createUserAccountWorkflow(container).run({
    input: { authIdentityId: authIdentity.id, userData: { email } },
  })
  await saveRole(db, result.id, "owner")
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

/** The user's e-mail, where it is with capitals: the login page would find it in that one spelling only. */
async function writeInLowerCase(db: Knex, email: string): Promise<void> {
  await db.raw(IN_LOWER_CASE, { provider: PASSWORD_PROVIDER, email })
}
