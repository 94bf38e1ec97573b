import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { message } from "#kernel/wire/message"
import { recordAudit } from "#platform/audit/record"
import { enqueue } from "#platform/jobs/enqueue"
import { conflict, invalidField, notFound, Refusal } from "#platform/refusal"
import { byStaff } from "#platform/transaction/by-staff"
import { textsFor } from "#texts/texts"
import { linesToSend } from "../../queries/dispatch/to-send"
import { whyNotSent } from "../../rules/dispatch/sendable"
import type { DispatchBody } from "../../wire/dispatch"
import { lockOrder } from "../changes/lock-order"
import { takeFromStock } from "./move-stock"
import { countSent, writeDispatch } from "./write-dispatch"

/**
 * Sends what was sold, in parts or whole, and tells the customer of a parcel. The same key again changes nothing.
 * @throws Refusal 404 for an order without goods to send; 400 keyed by field; 409 for a cancelled order and a key that was used
 *   for something else
 * @see docs/decisions/227-sale-orders-are-dispatched-on-today.md
 */
export const sendGoods = byStaff(async (trx, staffId, orderId: string, body: DispatchBody) => {
  const isCancelled = await lockOrder(trx, orderId)
  const id = `ful_${body.key}`
  if (await isDone(trx, id, body)) return
  if (isCancelled) throw conflict("orders.order_cancelled")
  if (body.carrier === "hand" && body.tracking_number !== "")
    throw invalidField("tracking_number", "orders.tracking_by_hand")
  const known = await linesToSend(trx, orderId)
  if (known.length === 0) throw notFound()
  const errors = whyNotSent(new Map(known.map((line) => [line.id, line.open])), body.lines)
  if (Object.keys(errors).length > 0) throw new Refusal(errors)
  const lines = known.flatMap(({ id: line, name, sku }) => {
    const quantity = body.lines.find((one) => one.id === line)?.quantity ?? 0
    return quantity > 0 ? [{ id: line, name, sku, quantity }] : []
  })
  const taken = await takeFromStock(trx, lines)
  await writeDispatch(trx, { id, orderId, staffId, body, lines, taken })
  await countSent(trx, orderId, lines)
  await recordAudit(trx, {
    staffId,
    action: "order.dispatch",
    subject: { type: "order", id: orderId },
    before: null,
    after: {
      carrier: textsFor("shop")(message(`orders.carrier_${body.carrier}`)),
      tracking_number: body.tracking_number,
      items: lines.map(({ name, quantity }) => `${quantity} × ${name}`),
    },
  })
  if (body.carrier !== "hand") await enqueue(trx, "order-dispatched", { orderId, dispatchId: id }, { key: id })
})

async function isDone(trx: Knex.Transaction, id: string, body: DispatchBody): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: { is_same: boolean }[] }>(
    "select metadata->'dispatch' = ?::jsonb as is_same from fulfillment where id = ?",
    [JSON.stringify(body), id],
  )
  if (rows[0]?.is_same === false) throw conflict("orders.dispatch_key_used")
  return rows.length > 0
}
