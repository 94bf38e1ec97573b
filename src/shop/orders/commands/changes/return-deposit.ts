import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { RentalService } from "#area/rental"
import { fromWireMoney, toWireMoney } from "#kernel/money"
import { message } from "#kernel/wire/message"
import { recordAudit } from "#platform/audit/record"
import { today } from "#platform/clock"
import { enqueue } from "#platform/jobs/enqueue"
import { invalidField, notFound, refuse, refused } from "#platform/refusal"
import { inOneTransaction } from "#platform/transaction/one-transaction"
import { sumOf } from "#shop/lines/rules/charges"
import { orderTotals } from "../../queries/order-totals"
import { orderedRental } from "../../queries/staff/rental-of-order"
import { heldFor } from "../../rules/amended-totals"
import type { ReturnDepositBody } from "../../wire/staff-rental"
import { lockOrder } from "./lock-order"

/**
 * Gives the deposit of a rental back once its unit is, whole or with a reason in part or not at all: a credit that staff release in
 * the accounts, set off against its invoice as far as that is open, and a mail. Asked again with the same amount, it changes nothing.
 * @throws Refusal 404 for a rental without a deposit; 400 for one that isn't back, a cancelled order, and keyed by its field for
 *   more than the deposit or a part without a reason; 409 for one that was given back with another amount
 */
export async function returnDeposit(
  scope: MedusaContainer,
  staffId: string,
  id: string,
  { amount, note }: ReturnDepositBody,
): Promise<void> {
  const { order, line } = await orderedRental(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), id)
  const held = sumOf(heldFor(orderTotals(order).charges, line.id))
  if (held === 0) throw notFound()
  const refunded = fromWireMoney(amount)
  if (refunded > held) throw invalidField("amount", "orders.deposit_too_much")
  if (refunded < held && note === "") throw invalidField("note", "input.reason_missing")
  await inOneTransaction(scope, async ({ trx }) => {
    const rentals = scope.resolve<RentalService>("rental")
    if (await lockOrder(trx, order.id)) throw refused("orders.nothing_owed")
    const reserved = await rentals.lockRental(trx, order.id, line.id)
    if (!reserved) throw notFound()
    if (reserved.state !== "returned") throw refused("orders.deposit_not_back")
    const earlier = (await rentals.changesOf([order.id], trx)).find(
      ({ kind, reservationId }) => kind === "refund" && reservationId === id,
    )
    if (earlier?.details.refunded === refunded) return
    if (earlier) throw refuse(message("orders.deposit_returned"), { status: 409, extra: { code: "returned" } })
    const changeId = await rentals.recordChange(trx, {
      orderId: order.id,
      orderLineId: line.id,
      reservationId: id,
      kind: "refund",
      day: today(),
      fee: 0,
      percent: null,
      details: { period_before: reserved.period, period_after: null, days: 0, price_per_day: 0, refunded },
      actor: { type: "staff", id: staffId },
      note,
    })
    await enqueue(trx, "rental-changed", { changeId }, { key: changeId })
    await recordAudit(trx, {
      staffId,
      action: "rental.refund",
      subject: { type: "reservation", id },
      before: { order_id: order.id, deposit: toWireMoney(held) },
      after: { refunded: amount, note },
    })
  })
}
