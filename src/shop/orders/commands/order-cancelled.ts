import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { displayName } from "#area/lines"
import { mailEach, sendMail } from "#area/mails"
import { readEnv } from "#config/env"
import type { JobHandler } from "#platform/jobs/job"

import { orderRecords } from "../queries/order-record"
import { recipientsOf } from "./order-mail"

/** Tells to whom an order was confirmed that staff have cancelled it as a whole, once; of its rentals each had a mail. */
export const sendOrderCancelled: JobHandler<"order-cancelled"> = async ({ orderId }, { scope }) => {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [order] = await orderRecords(db, { id: orderId })
  if (!order) throw new Error(`Order ${orderId} does not exist`)
  const data = {
    first_name: order.billing?.first_name ?? "",
    last_name: order.billing?.last_name ?? "",
    shop_number: order.shop_number,
    items: order.lines
      .filter(({ rental }) => rental === null)
      .map((line) => ({ display_name: displayName(line), quantity: line.quantity })),
    order_url: `${readEnv().publicUrl}/orders/${order.id}`,
  }
  await mailEach(await recipientsOf(db, order), (to, index) =>
    sendMail(scope, {
      key: `order-cancelled-${order.id}-${index + 1}`,
      to,
      template: "order-cancelled",
      data,
      customerId: order.customer_id,
      resource: { type: "order", id: order.id },
    }),
  )
}
