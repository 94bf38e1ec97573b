import { recordAudit } from "#platform/audit/record"
import { dayInZurich, now, today } from "#platform/clock"
import { enqueue } from "#platform/jobs/enqueue"
import { conflict, notFound } from "#platform/refusal"
import { byStaff } from "#platform/transaction/by-staff"
import type { DispatchBody } from "../../wire/dispatch"
import { lockOrder } from "../changes/lock-order"
import { putBack, releaseStock, type TakenStock } from "./move-stock"
import { countSent } from "./write-dispatch"

interface Dispatch {
  shipped_at: Date
  delivered_at: Date | null
  canceled_at: Date | null
  metadata: { dispatch?: DispatchBody; taken: TakenStock[] } | null
}

/**
 * Takes back what was entered as sent, on the same day: the goods are to be sent again, and on the shelf; who had a mail has another.
 * Again, it changes nothing.
 * @throws Refusal 404 for what the order has no dispatch of; 409 after the day, or once it has arrived
 */
export const undoDispatch = byStaff(async (trx, staffId, orderId: string, { dispatch: id }: Record<string, string>) => {
  await lockOrder(trx, orderId)
  const sent = await trx("fulfillment")
    .join("order_fulfillment", "order_fulfillment.fulfillment_id", "fulfillment.id")
    .where({ "fulfillment.id": id, "order_fulfillment.order_id": orderId })
    .first<Dispatch | undefined>("shipped_at", "delivered_at", "canceled_at", "metadata")
  const body = sent?.metadata?.dispatch
  if (!sent?.metadata || !body) throw notFound()
  if (sent.canceled_at) return
  if (sent.delivered_at || dayInZurich(sent.shipped_at) !== today()) throw conflict("orders.dispatch_stays")
  const at = now()
  await trx("fulfillment").where({ id }).update({ canceled_at: at, updated_at: at })
  await countSent(
    trx,
    orderId,
    body.lines.map((line) => ({ ...line, quantity: -line.quantity })),
  )
  await putBack(trx, sent.metadata.taken)
  await releaseStock(trx, orderId)
  const subject = { type: "order", id: orderId }
  const before = { tracking_number: body.tracking_number }
  await recordAudit(trx, { staffId, action: "order.dispatch-undo", subject, before, after: null })
  if (body.carrier !== "hand") await enqueue(trx, "order-dispatch-undone", { orderId, dispatchId: id }, { key: id })
})
