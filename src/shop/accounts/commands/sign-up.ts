import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, generateEntityId, Modules } from "@medusajs/framework/utils"
import { formatUid, parseUid } from "#kernel/uid"
import { enqueue } from "#platform/jobs/enqueue"
import { assertRoomToHash } from "#platform/passwords/hash-turns"
import { isUniqueViolation } from "#platform/refused-by-database"
import { withinTransaction } from "#platform/transaction/within-transaction"
import { SESSION_MODULE } from "../data"
import type SessionModuleService from "../data/service"
import { loginEmail } from "../data/store/accounts"
import type { SignupBody } from "../wire/account"
import { emailTaken, freeEmail, isEmailTaken } from "./email-taken"
import { PASSWORD_PROVIDER, passwordHash } from "./passwords/passwords"

/** An account that is about to be made. */
interface Applicant extends Omit<SignupBody, "password"> {
  customerId: string
  passwordHash: string
}

/**
 * Makes the account: customer, login, company data and the promise of the activation mail, in one transaction. Of
 * several at once for the same e-mail, in whatever spelling, one succeeds.
 * @throws Refusal 400 `email_exists`, 503 while too many passwords wait
 */
export async function signUp(scope: MedusaContainer, { password, ...body }: SignupBody): Promise<void> {
  assertRoomToHash()
  if (await isEmailTaken(scope, body.email)) throw emailTaken()
  const applicant: Applicant = {
    ...body,
    email: loginEmail(body.email),
    customerId: generateEntityId(undefined, "cus"),
    passwordHash: await passwordHash(password),
  }
  const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  try {
    await database.transaction(async (transaction) => {
      await writeAccount(scope, transaction, applicant)
      const mailKey = `activation-${applicant.customerId}`
      await enqueue(transaction, "activation-mail", { email: applicant.email, mailKey }, { key: mailKey })
    })
  } catch (error) {
    throw isUniqueViolation(error) ? emailTaken() : error
  }
}

/** Customer, login and company data. @throws the database's unique violation (23505) if the e-mail has an account */
export async function writeAccount(scope: MedusaContainer, transaction: Knex.Transaction, applicant: Applicant) {
  const { customerId, email, first_name, last_name, phone, company: company_name } = applicant
  const { sector, address, postalcode, city } = applicant
  const uid = parseUid(applicant.company_uid ?? "")
  const company_uid = uid && formatUid(uid)
  const session = scope.resolve<SessionModuleService>(SESSION_MODULE)
  // First, because the unique e-mail makes simultaneous sign-ups wait here.
  await session.insertAccount(
    { customer_id: customerId, email, sector, address, postalcode, city, company_uid },
    transaction,
  )
  await freeEmail(transaction, email)
  const customer = { id: customerId, email, first_name, last_name, company_name, phone, has_account: true }
  const customers = scope.resolve(Modules.CUSTOMER)
  await withinTransaction(customers, transaction, (context) => customers.createCustomers([customer], context))
  const identity = {
    provider: PASSWORD_PROVIDER,
    entity_id: email,
    provider_metadata: { password: applicant.passwordHash },
  }
  const auth = scope.resolve(Modules.AUTH)
  await withinTransaction(auth, transaction, (context) =>
    auth.createAuthIdentities(
      [{ provider_identities: [identity], app_metadata: { customer_id: customerId } }],
      context,
    ),
  )
}
