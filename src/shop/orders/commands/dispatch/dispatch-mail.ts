import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { displayName } from "#area/lines"
import { mailEach, sendMail } from "#area/mails"
import { readEnv } from "#config/env"
import { message } from "#kernel/wire/message"
import type { JobHandler } from "#platform/jobs/job"
import type { JobData } from "#platform/jobs/queues"
import { linesToSend } from "../../queries/dispatch/to-send"
import { orderRecords } from "../../queries/order-record"
import { addressInOneLine } from "../../rules/address-in-one-line"
import { recipientsOf } from "../order-mail"
import { correctMailOf, dispatchMailKey } from "./correct-dispatch-mail"

/**
 * Tells to whom an order was confirmed what of it is on its way, once; nobody if it was taken back before. Taken back while the mail
 * was leaving, it is corrected here: who took it back may have seen no mail yet.
 */
export const sendDispatchMail: JobHandler<"order-dispatched"> = async (sent, { scope }) => {
  await tellOf(scope, sent)
  await correctMailOf(scope, sent)
}

async function tellOf(scope: MedusaContainer, { orderId, dispatchId }: JobData["order-dispatched"]) {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [order] = await orderRecords(db, { id: orderId })
  const sent = order?.dispatches.find(({ id }) => id === dispatchId)
  if (!order || !sent) return
  const orderUrl = `${readEnv().publicUrl}/orders/${order.id}`
  const data = {
    first_name: order.billing?.first_name ?? "",
    last_name: order.billing?.last_name ?? "",
    shop_number: order.shop_number,
    carrier: message(`orders.carrier_${sent.carrier}`),
    tracking_number: sent.tracking_number,
    tracking_url: sent.tracking_url,
    items: order.lines.flatMap((line) => {
      const quantity = sent.items.find(({ item }) => item === line.id)?.quantity
      return quantity ? [{ display_name: displayName(line), quantity }] : []
    }),
    shipping_address: addressInOneLine(order.shipping_address),
    has_more: (await linesToSend(db, orderId)).some(({ open }) => open > 0),
    order_url: orderUrl,
  }
  await mailEach(await recipientsOf(db, order), (to, index) =>
    sendMail(scope, {
      key: dispatchMailKey(dispatchId, index),
      to,
      template: "order-dispatched",
      data,
      customerId: order.customer_id,
      resource: { type: "order", id: order.id },
    }),
  )
}
