import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { mailEach, sendMail, wasMailSent } from "#area/mails"
import { readEnv } from "#config/env"
import type { JobHandler } from "#platform/jobs/job"
import { orderRecords } from "../../queries/order-record"
import { recipientsOf } from "../order-mail"

interface Sent {
  orderId: string
  dispatchId: string
}

/** Names the mail about a dispatch to one of its recipients, who are counted from 0. */
export const dispatchMailKey = (dispatchId: string, index: number) => `order-dispatched-${dispatchId}-${index + 1}`

/** Tells whoever read that something is on its way that it isn't, once; nobody while the dispatch stands. */
export async function correctMailOf(scope: MedusaContainer, { orderId, dispatchId }: Sent): Promise<void> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [order] = await orderRecords(db, { id: orderId })
  if (!order || order.dispatches.some(({ id }) => id === dispatchId)) return
  const data = {
    first_name: order.billing?.first_name ?? "",
    last_name: order.billing?.last_name ?? "",
    shop_number: order.shop_number,
    order_url: `${readEnv().publicUrl}/orders/${order.id}`,
  }
  await mailEach(await recipientsOf(db, order), async (to, index) => {
    if (!(await wasMailSent(scope, dispatchMailKey(dispatchId, index)))) return
    await sendMail(scope, {
      key: `order-dispatch-undone-${dispatchId}-${index + 1}`,
      to,
      template: "order-dispatch-undone",
      data,
      customerId: order.customer_id,
      resource: { type: "order", id: order.id },
    })
  })
}

export const correctDispatchMail: JobHandler<"order-dispatch-undone"> = (sent, { scope }) => correctMailOf(scope, sent)
