import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { mailEach, sendMail } from "#area/mails"
import { shopWorkingDays } from "#area/rental"
import { shopSettings } from "#area/settings"
import { dayInZurich } from "#platform/clock"

import { type OrderRecord, orderRecords } from "../queries/order-record"
import { confirmationData } from "./confirmation-data"
import { calendarFile, recipientsOf } from "./order-mail"

/**
 * Confirms the order to the login and, where it differs, to the billing e-mail, once for each key.
 * @param key names this confirmation for ever; the recipient's number is added
 * @throws Error if there is no such order
 */
export async function sendConfirmation(scope: MedusaContainer, orderId: string, key: string): Promise<void> {
  const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [order] = await orderRecords(database, { id: orderId })
  if (!order) throw new Error(`Order ${orderId} does not exist`)
  const orderedOn = dayInZurich(order.created_at)
  const calendar = await shopWorkingDays(database, orderedOn, lastStart(order) ?? orderedOn)
  const { company } = await shopSettings(scope)
  const data = confirmationData(order, { orderedOn, calendar })
  await mailEach(await recipientsOf(database, order), (to, index) =>
    sendMail(scope, {
      key: `${key}-${index + 1}`,
      to,
      template: "order-confirmation",
      data,
      attachments: calendarFile(order, company),
      customerId: order.customer_id,
      resource: { type: "order", id: order.id },
    }),
  )
}

const lastStart = ({ lines }: OrderRecord) =>
  lines
    .flatMap(({ rental }) => rental?.period.start ?? [])
    .sort()
    .at(-1)
