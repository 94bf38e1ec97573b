import type { MedusaContainer } from "@medusajs/framework/types"
import { recordAudit } from "#platform/audit/record"
import { now, today } from "#platform/clock"
import { enqueue } from "#platform/jobs/enqueue"
import { notFound, refused } from "#platform/refusal"
import { inOneTransaction } from "#platform/transaction/one-transaction"
import { monthlyBarOf } from "../../queries/billing/monthly-bar-of"
import type { AskFacts } from "../../queries/erp-facts"
import { orderRecords } from "../../queries/order-record"
import { lockOrder } from "../changes/lock-order"

interface StartMonthlyBilling {
  orderId: string
  staffId: string
  /** What the accounts say. */
  askFacts: AskFacts
}

/**
 * Has an order billed by the month from now on: the invoice that it has gives way to the first instalment. Asked again, it
 * changes nothing.
 * @throws Refusal 404; 400 for a cancelled order and for one that `monthlyBar` is against
 * @see docs/decisions/183-monthly-billing.md
 */
export const startMonthlyBilling = (
  scope: MedusaContainer,
  { orderId, staffId, askFacts }: StartMonthlyBilling,
): Promise<void> =>
  inOneTransaction(scope, async ({ trx }) => {
    const isCancelled = await lockOrder(trx, orderId)
    const [order] = await orderRecords(trx, { id: orderId })
    if (!order) throw notFound()
    if (order.monthly) return
    if (isCancelled) throw refused("orders.nothing_owed")
    const facts = await askFacts(trx, [orderId])
    const bar = monthlyBarOf(order, facts.get(orderId))
    if (bar !== null) throw refused(`orders.monthly_${bar}`)
    const moment = { next_on: today(), created_at: now(), updated_at: now() }
    await trx("order_billing").insert({ order_id: orderId, started_by: staffId, ...moment })
    await recordAudit(trx, {
      staffId,
      action: "order.monthly-billing",
      subject: { type: "order", id: orderId },
      before: { monthly_billing: false },
      after: { monthly_billing: true },
    })
    await enqueue(trx, "order-billing", { orderId }, { key: `${orderId}-start` })
  })
