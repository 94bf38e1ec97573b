import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { shopSettings } from "#area/settings"
import { message } from "#kernel/wire/message"
import { conflict, invalidField } from "#platform/refusal"
import { textsFor } from "#texts/texts"
import { orderMoment, statusNow } from "../../queries/rental-status"
import { orderedRental } from "../../queries/staff/rental-of-order"
import { cancelAs } from "./change-by-staff"

const texts = textsFor("shop")

/**
 * What makes room for another rental in the transaction that orders it: the customer's former one is cancelled, and no fee is
 * charged, since it is the other one that he pays.
 * @throws Refusal 404 for what is no rental of an order, 400 for another customer's; what it returns, 400 for one that is out, 409
 *   for one that was cancelled before
 * @see docs/decisions/261-another-model.md
 */
export async function replacing(
  scope: MedusaContainer,
  staffId: string,
  id: string,
  customerId: string,
): Promise<(trx: Knex.Transaction) => Promise<void>> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [rental, settings] = await Promise.all([orderedRental(db, id), shopSettings(scope)])
  const { order, line, reserved } = rental
  if (order.customer_id !== customerId) throw invalidField("customer_id", "orders.replaced_of_another")
  const moment = await orderMoment(db, settings.rental)
  const by = { orderedAt: order.created_at, isOrderCancelled: order.is_cancelled, isByStaff: true }
  const { fee } = statusNow(line, reserved, order.changes, moment, by).cancellation
  const agreed = { confirmedFee: fee, isWaived: fee > 0, note: texts(message("orders.replaced")) }
  return async (trx) => {
    const isNow = await cancelAs(scope, trx, staffId, { ...rental, settings }, agreed)
    if (!isNow) throw conflict("orders.replaced_before")
  }
}
