import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { message } from "#kernel/wire/message"
import { refuse } from "#platform/refusal"
import { SESSION_MODULE } from "../data"
import type SessionModuleService from "../data/service"
import { loginEmail } from "../data/store/accounts"
import { PASSWORD_PROVIDER } from "./passwords/passwords"

/** @see ruling 2: sign-up of a known e-mail */
export const emailTaken = () =>
  refuse(message("accounts.email_exists"), { field: "email", extra: { code: "email_exists" } })

/** Medusa's identities `i` of an e-mail, those that are somebody's: a customer's or staff user's, or another kind's. */
const IDENTITIES = `
  provider_identity p join auth_identity i on i.id = p.auth_identity_id
  where p.provider = :provider and p.entity_id = :email`
const IS_SOMEBODYS = `
  exists (select from jsonb_each_text(i.app_metadata) actor
           where actor.key like '%\\_id' and actor.value is not null
             and case actor.key
                   when 'customer_id' then exists (select from customer where id = actor.value and deleted_at is null)
                   when 'user_id' then exists (select from "user" where id = actor.value and deleted_at is null)
                   else true end)`

const identitiesOf = (email: string) => ({ provider: PASSWORD_PROVIDER, email: loginEmail(email) })

/** Whether the e-mail logs somebody in already: a customer, or staff, whose logins live in the same place. */
export async function isEmailTaken(scope: MedusaContainer, email: string): Promise<boolean> {
  const session = scope.resolve<SessionModuleService>(SESSION_MODULE)
  if (await session.accountByEmail(email)) return true
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await db.raw<{ rows: object[] }>(
    `select from ${IDENTITIES} and ${IS_SOMEBODYS} limit 1`,
    identitiesOf(email),
  )
  return rows.length > 0
}

/**
 * Removes an identity of nobody, password and all, so that the transaction can give the e-mail to somebody (157).
 * Somebody's stays, and its unique e-mail refuses another one.
 */
export async function freeEmail(trx: Knex.Transaction, email: string): Promise<void> {
  const { rows } = await trx.raw<{ rows: { id: string }[] }>(
    `select i.id from ${IDENTITIES} and not ${IS_SOMEBODYS} for update of p, i`,
    identitiesOf(email),
  )
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await trx("auth_identity").whereIn("id", ids).delete()
}
