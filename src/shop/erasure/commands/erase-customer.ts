import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { SESSION_MODULE, type SessionModuleService } from "#area/accounts"
import { lockCustomer } from "#area/rental"
import { forgetEntriesIn } from "#area/wait-list"
import { message } from "#kernel/wire/message"
import { recordAudit } from "#platform/audit/record"
import { now } from "#platform/clock"
import { notFound, Refusal } from "#platform/refusal"
import { inOneTransaction } from "#platform/transaction/one-transaction"
import { obstaclesNow } from "../queries/standing"
import { ACCOUNT, CLOSED } from "../rules/inventory/account"
import { ORDERS } from "../rules/inventory/orders"
import { WISHES } from "../rules/inventory/wishes"
import { runHoldings } from "./run-holdings"

interface Asked {
  customerId: string
  /** Null for the shop itself, which writes no entry. */
  staffId: string | null
}

/**
 * Takes away all that is known of a customer but what his papers need, in one transaction. Asked again, it changes nothing.
 * @throws Refusal 404 if there is no such customer; 409 with all that isn't done yet between shop and customer
 * @see docs/decisions/297-a-customer-is-erased.md
 */
export const eraseCustomer = (scope: MedusaContainer, { customerId, staffId }: Asked): Promise<void> =>
  inOneTransaction(scope, async ({ trx }) => {
    const known = await lockAll(scope, trx, customerId)
    if (!known) return
    const obstacles = await obstaclesNow(trx, customerId)
    if (obstacles.length > 0)
      throw new Refusal({ non_field_errors: obstacles.map((one) => message(`erasure.${one}`)) }, { status: 409 })
    const { login, proved } = known
    await forgetEntriesIn(scope, trx, { customerId, email: proved[0] ?? null })
    await runHoldings(trx, [CLOSED, ...WISHES, ...ORDERS, ...ACCOUNT], { id: customerId, login, proved })
    await trx("customer_erasure").insert({ customer_id: customerId, erased_at: now(), erased_by: staffId })
    const subject = { type: "customer", id: customerId }
    if (staffId) await recordAudit(trx, { staffId, action: "customer.erase", subject, before: null, after: null })
  })

/** In the order in which other changes of a customer lock. @returns his e-mails, in lower case; null if he is erased already */
async function lockAll(scope: MedusaContainer, trx: Knex.Transaction, customerId: string) {
  const account = await scope.resolve<SessionModuleService>(SESSION_MODULE).lockAccount(customerId, trx)
  await lockCustomer(trx, customerId)
  const customer = await trx("customer").where({ id: customerId }).forUpdate().first("email")
  if (!customer) throw notFound()
  if (await trx("customer_erasure").where({ customer_id: customerId }).first("customer_id")) return null
  const emails: (string | null | undefined)[] = [customer.email, account?.email]
  const login = emails.flatMap((email) => (email ? [email.toLowerCase()] : []))
  return { login: [...new Set(login)], proved: account?.email_proved_at ? [account.email] : [] }
}
