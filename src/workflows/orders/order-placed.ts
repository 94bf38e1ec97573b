import { ContainerRegistrationKeys, Modules, OrderWorkflowEvents } from "@medusajs/framework/utils"
import { orderConfirmationMail } from "../../../integrations/mail/templates"
import type { JobHandler } from "../../jobs-queue/job"
import { dayInZurich } from "../../lib/clock"
import { type OrderRecord, orderRecords } from "../../queries/orders/order-record"
import { CALENDAR_TYPE, rentalCalendar } from "../../queries/orders/rental-calendar"
import { shopWorkingDays } from "../../queries/rental/shop-working-days"
import { sendMail } from "../mails/send-mail"
import { confirmationData } from "./confirmation-data"

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
  const data = confirmationData(order, { orderedOn, calendar })
  for (const [index, to] of recipients(order).entries())
    await sendMail(scope, {
      key: `order-confirmation-${order.id}-${index + 1}`,
      to,
      template: orderConfirmationMail,
      data,
      attachments: calendarFile(order),
      customerId: order.customer_id,
      resource: { type: "order", id: order.id },
    })
  await scope.resolve(Modules.EVENT_BUS).emit({ name: OrderWorkflowEvents.PLACED, data: { id: order.id } })
}

const recipients = ({ email, billing }: OrderRecord): string[] => {
  const billingEmail = billing?.metadata?.email
  return billingEmail && billingEmail.toLowerCase() !== email.toLowerCase() ? [email, billingEmail] : [email]
}

function calendarFile(order: OrderRecord) {
  const calendar = rentalCalendar(order)
  if (calendar === null) return []
  const filename = `Miete-${order.shop_number}.ics`
  return [{ filename, contentType: CALENDAR_TYPE, content: Buffer.from(calendar, "utf8") }]
}

const lastStart = ({ lines }: OrderRecord) =>
  lines
    .flatMap(({ rental }) => rental?.period.start ?? [])
    .sort()
    .at(-1)
