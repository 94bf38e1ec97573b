import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { assertOpenAccount } from "#area/accounts"
import { staffDrafts } from "#area/cart"
import { erpOf } from "#area/erp"
import { keepQuote, startMailedQuote } from "#area/quotes"
import { periodConflictError, type RentalService } from "#area/rental"
import { ownOffers } from "#area/wait-list"
import { recordAudit } from "#platform/audit/record"
import { inOneTransaction } from "#platform/transaction/one-transaction"
import type { StaffQuoteAnswer, StaffQuoteBody } from "../../wire/staff-order"
import { refuseAnotherTotal } from "../shown-total"

/**
 * Quotes what staff put together for a customer, who gets it by mail once the ERP has it. It holds nothing.
 * @throws Refusal 400 keyed by path for a line, or by `customer_id`; 409 for a period that is taken, and for another sum than was
 *   shown
 */
export async function quoteByStaff(
  scope: MedusaContainer,
  staffId: string,
  { customer_id: customerId, lines: wishes, hold, confirmed_total }: StaffQuoteBody,
): Promise<StaffQuoteAnswer> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await assertOpenAccount(db, customerId)
  const { lines, held, sales, totals } = await (await staffDrafts(scope))(db, customerId, wishes)
  const { total } = totals
  refuseAnotherTotal(total, confirmed_total)
  const askedIds = [...(await ownOffers(db, customerId, lines)).values(), ...(hold ? [hold] : [])]
  const [lost] = await scope.resolve<RentalService>("rental").checkLines({ customerId, askedIds, lines: held })
  if (lost) throw periodConflictError(lost, lost.lineId)
  return inOneTransaction(scope, async ({ trx }) => {
    const quoteId = await keepQuote(trx, customerId, lines, sales)
    await startMailedQuote(trx, quoteId)
    const subject = { type: "customer", id: customerId }
    await recordAudit(trx, { staffId, action: "customer.quote", subject, before: null, after: { total } })
    return { id: quoteId, has_accounts: erpOf(scope).isConfigured }
  })
}
