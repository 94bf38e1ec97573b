import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { catalogueSnapshot } from "#area/catalogue"
import { mailEach, sendMail } from "#area/mails"
import { changeById, type RentalChange } from "#area/rental"
import { shopSettings } from "#area/settings"

import { type AskPaid, isPaid } from "../../queries/erp-facts"
import { type OrderRecord, orderRecords } from "../../queries/order-record"
import { isRentalLine, type RentalLine } from "../../queries/rental-status"
import { calendarFile, recipientsOf } from "../order-mail"
import { cancellationMailData, extensionMailData, refundMailData, reschedulingMailData } from "./change-mail-data"

interface Changed {
  change: RentalChange
  order: OrderRecord
  line: RentalLine
}

/** Confirms a cancellation, an extension, other dates or a deposit that comes back to whom the order was confirmed; other changes are told by staff. */
export async function sendChangeMail(scope: MedusaContainer, changeId: string, askPaid: AskPaid): Promise<void> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const changed = await readChanged(db, changeId)
  const { change, order } = changed
  const { company } = await shopSettings(scope)
  const paid = async () => {
    const facts = await askPaid(db, change.id)
    return { ...facts, isPaid: isPaid(order, facts) }
  }
  await mailEach(await recipientsOf(db, order), async (to, index) => {
    const mail = {
      key: `rental-${change.kind}-${change.id}-${index + 1}`,
      to,
      attachments: calendarFile(order, company),
      customerId: order.customer_id,
      resource: { type: "order", id: order.id },
    }
    if (change.kind === "extension")
      await sendMail(scope, { ...mail, template: "extension", data: extensionMailData(changed) })
    if (change.kind === "rescheduling")
      await sendMail(scope, { ...mail, template: "rescheduling", data: reschedulingMailData(changed) })
    if (change.kind === "refund") {
      const { attachments: _calendar, ...plain } = mail
      await sendMail(scope, { ...plain, template: "deposit-refund", data: refundMailData(changed, await paid()) })
    }
    if (change.kind === "cancellation") {
      const productPath = await productPathOf(scope, changed.line)
      const data = cancellationMailData({ ...changed, ...(await paid()), productPath })
      await sendMail(scope, { ...mail, template: "cancellation", data })
    }
  })
}

async function readChanged(db: Knex, changeId: string): Promise<Changed> {
  const change = await changeById(db, changeId)
  const [order] = change ? await orderRecords(db, { id: change.orderId }) : []
  const line = order?.lines.filter(isRentalLine).find(({ id }) => id === change?.orderLineId)
  if (!change || !order || !line) throw new Error(`Change ${changeId} has no order's rental`)
  return { change, order, line }
}

async function productPathOf(scope: MedusaContainer, { productId }: RentalLine): Promise<string> {
  const catalogue = await catalogueSnapshot(scope)
  return catalogue.products.get(productId)?.card.get_absolute_url ?? "/mieten"
}
