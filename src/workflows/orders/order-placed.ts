import { ContainerRegistrationKeys, Modules, OrderWorkflowEvents } from "@medusajs/framework/utils"
import { orderConfirmationMail } from "../../../integrations/mail/templates"
import type { JobHandler } from "../../jobs-queue/job"
import { dayInZurich } from "../../lib/clock"
import { type OrderRecord, orderRecords } from "../../queries/orders/order-record"
import { shopWorkingDays } from "../../queries/rental/shop-working-days"
import { shopSettings } from "../../queries/settings"
import { sendMail } from "../mails/send-mail"
import { confirmationData } from "./confirmation-data"
import { calendarFile, recipientsOf } from "./order-mail"

/**
 * What follows an order: the confirmation to the login and, where it differs, to the billing e-mail, and Medusa's event
 * `order.placed`. The event is emitted here and not at the checkout, so that a crash in between loses nothing.
 */
export const orderPlaced: JobHandler<"order-placed"> = async ({ orderId }, { scope }) => {
  const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [order] = await orderRecords(database, { id: orderId })
  if (!order) throw new Error(`Order ${orderId} does not exist`)
  const orderedOn = dayInZurich(order.created_at)
  const calendar = await shopWorkingDays(database, orderedOn, lastStart(order) ?? orderedOn)
  const { company } = await shopSettings(scope)
  const data = confirmationData(order, { orderedOn, calendar })
  for (const [index, to] of recipientsOf(order).entries())
    await sendMail(scope, {
      key: `order-confirmation-${order.id}-${index + 1}`,
      to,
      template: orderConfirmationMail,
      data,
      attachments: calendarFile(order, company),
      customerId: order.customer_id,
      resource: { type: "order", id: order.id },
    })
  await scope.resolve(Modules.EVENT_BUS).emit({ name: OrderWorkflowEvents.PLACED, data: { id: order.id } })
}

const lastStart = ({ lines }: OrderRecord) =>
  lines
    .flatMap(({ rental }) => rental?.period.start ?? [])
    .sort()
    .at(-1)
