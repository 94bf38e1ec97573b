import { recordAudit } from "#platform/audit/record"
import { now } from "#platform/clock"
import { enqueue } from "#platform/jobs/enqueue"
import type { JobHandler } from "#platform/jobs/job"
import { conflict, notFound } from "#platform/refusal"
import { byStaff } from "#platform/transaction/by-staff"
import { orderRecords } from "../queries/order-record"
import { isOrderCancelled } from "../queries/order-totals"
import { sendConfirmation } from "./order-confirmation"
import { someRecipientsOf } from "./order-mail"

/** Who clicks twice wants one mail. */
const SAME_WISH_MS = 60_000

/**
 * Staff let the order's confirmation be sent once more, to whom it went first.
 * @throws Refusal 404 if there is no such order, 409 if nothing of it is left, or nobody to write to
 */
export const confirmAgain = byStaff(async (trx, staffId, orderId: string) => {
  const [order] = await orderRecords(trx, { id: orderId })
  if (!order) throw notFound()
  if (isOrderCancelled(order)) throw conflict("orders.order_cancelled")
  const to = await someRecipientsOf(trx, order)
  const key = `order-confirmation-${orderId}-again-${Math.floor(now().getTime() / SAME_WISH_MS)}`
  await enqueue(trx, "order-confirmation", { orderId, mailKey: key }, { key })
  const subject = { type: "order", id: orderId }
  await recordAudit(trx, { staffId, action: "order.confirm", subject, before: null, after: { to } })
})

export const sendConfirmationAgain: JobHandler<"order-confirmation"> = ({ orderId, mailKey }, { scope }) =>
  sendConfirmation(scope, orderId, mailKey)
