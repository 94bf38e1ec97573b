import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { generateEntityId } from "@medusajs/framework/utils"
import type { CalendarDay } from "#kernel/calendar-day"
import { now, today } from "#platform/clock"
import { inOneTransaction } from "#platform/transaction/one-transaction"
import { orderInstalmentsToCome } from "../../queries/billing/order-accounts"
import { orderRecords } from "../../queries/order-record"
import { lockOrder } from "../changes/lock-order"

/**
 * Keeps what of an order that is billed by the month is to be billed by `day`, and when the next is; its invoices follow from
 * that. Asked again, or by two at once, nothing is billed twice: whoever has the order's lock sees what was billed.
 * @see docs/decisions/183-monthly-billing.md
 */
export const billOrder = (scope: MedusaContainer, orderId: string, day: CalendarDay = today()): Promise<void> =>
  inOneTransaction(scope, async ({ trx }) => {
    await lockOrder(trx, orderId)
    const [order] = await orderRecords(trx, { id: orderId })
    if (!order?.monthly) return
    const plan = orderInstalmentsToCome(order, day)
    const due = plan.filter((each) => each.day <= day)
    for (const [index, instalment] of due.entries())
      await keep(trx, orderId, { ...instalment, number: order.monthly.instalments.length + index + 1 })
    const next = plan.find((each) => each.day > day)?.day ?? null
    await trx("order_billing").where({ order_id: orderId }).update({ next_on: next, updated_at: now() })
  })

type Numbered = ReturnType<typeof orderInstalmentsToCome>[number] & { number: number }

const keep = (trx: Knex.Transaction, orderId: string, { period, charges, ...instalment }: Numbered) =>
  trx("order_instalment").insert({
    id: generateEntityId(undefined, "oinst"),
    order_id: orderId,
    change_id: instalment.changeId,
    number: instalment.number,
    day: instalment.day,
    period_start: period.start,
    period_end: period.end,
    charges: JSON.stringify(charges),
    total: instalment.total,
    is_settlement: instalment.isSettlement,
    created_at: now(),
    updated_at: now(),
  })
