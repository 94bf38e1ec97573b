import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { generateEntityId, Modules } from "@medusajs/framework/utils"
import { enqueue } from "#platform/jobs/enqueue"
import { invalidField } from "#platform/refusal"
import { isUniqueViolation } from "#platform/refused-by-database"
import { withinTransaction } from "#platform/transaction/within-transaction"
import { SESSION_MODULE } from "../../data"
import type SessionModuleService from "../../data/service"
import { changeLoginEmail, loginEmail } from "../../data/store/accounts"
import { voidLinks } from "../../data/store/link-tokens"
import { emailTaken, freeEmail, isEmailTaken } from "../email-taken"
import { passwordIdentityOf } from "../passwords/password-identity"
import { type CustomerByStaff, changeCustomer } from "./customer-change"

/**
 * Gives the account another login: customer, password and orders go with it, all its logins and open links end, and both
 * addresses are told.
 * @throws Refusal 404 without an account; 400 keyed `email` if it is the same, or logs somebody else in
 */
export async function changeLoginByStaff(scope: MedusaContainer, by: CustomerByStaff, wanted: string): Promise<void> {
  const email = loginEmail(wanted)
  const session = scope.resolve<SessionModuleService>(SESSION_MODULE)
  const own = await session.accountByEmail(email)
  if (own?.customer_id === by.customerId) throw invalidField("email", "accounts.same_email")
  if (await isEmailTaken(scope, email)) throw emailTaken()
  try {
    await changeCustomer(scope, by, "customer.login-email", async ({ trx, account: { email: former } }) => {
      await changeLoginEmail(trx, by.customerId, email)
      await freeEmail(trx, email)
      await renameLogin(scope, trx, by.customerId, { former, email })
      await voidLinks(trx, by.customerId)
      await session.endLogins(by.customerId, trx, "staff")
      const mailKey = generateEntityId(undefined, "login-changed")
      await enqueue(trx, "login-changed-mail", { customerId: by.customerId, former, email, mailKey }, { key: mailKey })
      return { before: { email: former }, after: { email } }
    })
  } catch (error) {
    throw isUniqueViolation(error) ? emailTaken() : error
  }
}

/** Medusa's customer, its password and the orders that mails go out for, wherever they have the former address. */
async function renameLogin(
  scope: MedusaContainer,
  trx: Knex.Transaction,
  customerId: string,
  { former, email }: { former: string; email: string },
): Promise<void> {
  const [customers, auth] = [scope.resolve(Modules.CUSTOMER), scope.resolve(Modules.AUTH)]
  await withinTransaction(customers, trx, (context) => customers.updateCustomers(customerId, { email }, context))
  await withinTransaction(auth, trx, async (context) => {
    const identity = await passwordIdentityOf(scope, former, context)
    if (identity) await auth.updateProviderIdentities([{ id: identity.id, entity_id: email }], context)
  })
  await trx("order").where({ customer_id: customerId, email: former }).update({ email, updated_at: trx.fn.now() })
  await trx.raw(
    `update order_address set metadata = jsonb_set(metadata, '{email}', to_jsonb(:email::text)), updated_at = now()
      where lower(metadata->>'email') = :former
        and id in (select unnest(array[billing_address_id, shipping_address_id]) from "order" where customer_id = :customerId)`,
    { customerId, former, email },
  )
}
