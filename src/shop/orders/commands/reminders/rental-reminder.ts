import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { catalogueSnapshot } from "#area/catalogue"
import { sendMail } from "#area/mails"
import { shopSettings } from "#area/settings"
import { calendarDay } from "#kernel/calendar-day"
import { today } from "#platform/clock"
import type { JobHandler } from "#platform/jobs/job"

import { extensionOfferOf } from "../../queries/extension-offer"
import { type OrderRecord, orderRecords } from "../../queries/order-record"
import { returnReminderData, startReminderData } from "./reminder-data"
import { reminderKey, rentalsToRemind } from "./rentals-to-remind"

/** Sends a reminder, unless the rental was cancelled or moved to another day since it was promised. */
export const sendRentalReminder: JobHandler<"rental-reminder"> = async ({ reservationId, kind, key }, { scope }) => {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [rental] = await rentalsToRemind(db, today(), reservationId)
  if (!rental || reminderKey(kind, rental) !== key) return
  const [order] = await orderRecords(db, { id: rental.orderId })
  const line = order?.lines.find(({ id }) => id === rental.orderLineId)
  if (!order || !line?.rental) return
  const [{ products }, { company }] = await Promise.all([catalogueSnapshot(scope), shopSettings(scope)])
  const productPath = products.get(line.productId)?.card.get_absolute_url ?? "/mieten"
  const reminded = { rental, order, line, terms: line.rental, productPath, company }
  const mail = {
    key,
    to: order.email,
    customerId: order.customer_id,
    resource: { type: "order", id: order.id },
  }
  if (kind === "start")
    return sendMail(scope, { ...mail, template: "rental-reminder-start", data: startReminderData(reminded) })
  const lastEnd = await lastPossibleEnd(scope, order, line.id)
  return sendMail(scope, { ...mail, template: "rental-reminder-return", data: returnReminderData(reminded, lastEnd) })
}

async function lastPossibleEnd(scope: MedusaContainer, order: OrderRecord, lineId: string) {
  const offer = await extensionOfferOf(scope, { customerId: order.customer_id, orderId: order.id, lineId })
  if (offer.bar !== null) return undefined
  const last = offer.options.at(-1)
  return last ? calendarDay(last.rentalenddate) : null
}
