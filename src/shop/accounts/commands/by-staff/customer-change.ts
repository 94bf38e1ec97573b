import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { recordAudit } from "#platform/audit/record"
import { notFound } from "#platform/refusal"
import { inOneTransaction } from "#platform/transaction/one-transaction"
import { SESSION_MODULE } from "../../data"
import type SessionModuleService from "../../data/service"
import type { AccountRow } from "../../data/store/accounts"

export interface CustomerByStaff {
  customerId: string
  staffId: string
}

interface Changed {
  before: object | null
  after: object | null
}

interface Open {
  trx: Knex.Transaction
  account: AccountRow
  session: SessionModuleService
}

/**
 * A change by staff to a customer's account, with its audit entry, in one transaction. Changes of one customer queue up.
 * @param act what was and what is; null if there was nothing to change
 * @throws Refusal 404 if the customer has no login in the shop
 */
export async function changeCustomer(
  scope: MedusaContainer,
  { customerId, staffId }: CustomerByStaff,
  action: string,
  act: (open: Open) => Promise<Changed | null>,
): Promise<void> {
  const session = scope.resolve<SessionModuleService>(SESSION_MODULE)
  await inOneTransaction(scope, async ({ trx }) => {
    const account = await session.lockAccount(customerId, trx)
    if (!account) throw notFound()
    const changed = await act({ trx, account, session })
    if (changed) await recordAudit(trx, { staffId, action, subject: { type: "customer", id: customerId }, ...changed })
  })
}
