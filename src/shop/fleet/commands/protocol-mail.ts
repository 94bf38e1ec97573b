import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { sendMail } from "#area/mails"
import { isRentalLine, orderRecords } from "#area/orders"
import { readEnv } from "#config/env"
import type { JobHandler } from "#platform/jobs/job"
import { protocolById } from "#shop/rental/data/units/protocols"

/** Tells the customer that a unit changed hands, and where the protocol is; nobody for a rental without an order. */
export const sendProtocolMail: JobHandler<"rental-protocol"> = async ({ protocolId }, { scope }) => {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const protocol = await protocolById(db, protocolId)
  if (!protocol?.order_id) return
  const [order] = await orderRecords(db, { id: protocol.order_id })
  const line = order?.lines.filter(isRentalLine).find(({ id }) => id === protocol.order_line_id)
  const reserved = order?.rentals.find(({ id }) => id === protocol.reservation_id)
  if (!order || !line || !reserved) return
  const wayOut = line.rental.delivery.price === 0 ? "handed" : "sent"
  await sendMail(scope, {
    key: `rental-protocol-${protocol.id}`,
    to: order.email,
    customerId: order.customer_id,
    resource: { type: "order", id: order.id },
    template: "rental-protocol",
    data: {
      first_name: order.billing?.first_name ?? "",
      last_name: order.billing?.last_name ?? "",
      display_name: protocol.product,
      shop_number: order.shop_number,
      day: protocol.day,
      serial_number: protocol.serial_number,
      way: protocol.kind === "hand_over" ? wayOut : "returned",
      rental_end: reserved.period.end,
      order_url: `${readEnv().publicUrl}/orders/${order.id}`,
    },
  })
}
