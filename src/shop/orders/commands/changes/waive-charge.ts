import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { changeById, type RentalChange, type RentalService } from "#area/rental"
import { toWireMoney } from "#kernel/money"
import { message } from "#kernel/wire/message"
import { recordAudit } from "#platform/audit/record"
import { today } from "#platform/clock"
import { notFound, type Refusal, refuse, refused } from "#platform/refusal"
import { inOneTransaction } from "#platform/transaction/one-transaction"

import type { RentalChangeKind } from "#shop/rental/rules/change-kinds"
import { lockOrder } from "./lock-order"
import { recordWaiver } from "./record-waiver"

const WAIVABLE: ReadonlySet<RentalChangeKind> = new Set([
  "cancellation",
  "extension",
  "rescheduling",
  "late_return",
  "damage",
  "missing_part",
])

/**
 * Takes back what a change of a rental was charged with; an invoice for it is cancelled, a paid one becomes a credit.
 * @throws Refusal 404 for a change that isn't there or charged nothing, 409 for one that is waived already, 400 if the
 *   order is cancelled, so that nothing of it is owed
 */
export const waiveCharge = (scope: MedusaContainer, staffId: string, id: string, note: string): Promise<void> =>
  inOneTransaction(scope, async ({ trx }) => {
    const refusal = await tryToWaive(scope, trx, staffId, id, note)
    if (refusal) throw refusal
  })

/** The same in the caller's transaction. @returns why there is nothing to take back; null once it is done */
export async function tryToWaive(
  scope: MedusaContainer,
  trx: Knex.Transaction,
  staffId: string,
  id: string,
  note: string,
): Promise<Refusal | null> {
  const change = await changeById(trx, id)
  if (!change || change.fee === 0 || !WAIVABLE.has(change.kind)) return notFound()
  if (await lockOrder(trx, change.orderId)) return refused("orders.nothing_owed")
  const others = await scope.resolve<RentalService>("rental").changesOf([change.orderId], trx)
  if (others.some(({ waives }) => waives === id))
    return refuse(message("orders.already_waived"), { status: 409, extra: { code: "waived" } })
  if (isGone(change, others)) return refused("orders.owed_no_more")
  const { orderId, orderLineId, reservationId, details, fee } = change
  await recordWaiver(scope, trx, {
    orderId,
    orderLineId,
    reservationId,
    day: today(),
    details,
    actor: { type: "staff", id: staffId },
    note,
    waives: id,
    waived: fee,
  })
  await recordAudit(trx, {
    staffId,
    action: "rental.waive",
    subject: { type: "reservation", id: reservationId },
    before: { order_id: orderId, change_id: id, kind: change.kind, fee: toWireMoney(fee) },
    after: { fee: toWireMoney(0), note },
  })
  return null
}

/** What was added to a rental goes with its cancellation. */
const isGone = ({ kind, orderLineId }: RentalChange, others: readonly RentalChange[]) =>
  kind !== "cancellation" && others.some((one) => one.kind === "cancellation" && one.orderLineId === orderLineId)
