import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { catalogueSnapshot } from "#area/catalogue"
import { sendMail } from "#area/mails"
import { shopSettings } from "#area/settings"
import { calendarDay } from "#kernel/calendar-day"
import { today } from "#platform/clock"
import type { JobHandler } from "#platform/jobs/job"

import { extensionOfferOfLine } from "../../queries/extension-offer"
import { type OrderRecord, orderRecords } from "../../queries/order-record"
import { isRentalLine, type RentalLine } from "../../queries/rental-status"
import { returnReminderData, startReminderData } from "./reminder-data"
import { reminderKey, rentalsToRemind } from "./rentals-to-remind"

/** Sends a reminder, unless the rental was cancelled or moved to another day since it was promised. */
export const sendRentalReminder: JobHandler<"rental-reminder"> = async ({ reservationId, kind, key }, { scope }) => {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [rental] = await rentalsToRemind(db, today(), reservationId)
  if (!rental || reminderKey(kind, rental) !== key) return
  const [order] = await orderRecords(db, { id: rental.orderId })
  const line = order?.lines.filter(isRentalLine).find(({ id }) => id === rental.orderLineId)
  if (!order || !line) return
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
  const lastEnd = await lastPossibleEnd(scope, order, line)
  return sendMail(scope, { ...mail, template: "rental-reminder-return", data: returnReminderData(reminded, lastEnd) })
}

async function lastPossibleEnd(scope: MedusaContainer, order: OrderRecord, line: RentalLine) {
  const offer = await extensionOfferOfLine(scope, order, line)
  if (offer.bar !== null) return undefined
  const last = offer.options.at(-1)
  return last ? calendarDay(last.rentalenddate) : null
}
