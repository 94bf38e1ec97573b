import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { displayName } from "#area/lines"
import { shopSettings } from "#area/settings"
import type { StaffCancellation, StaffExtension, StaffReplacedRental } from "../../wire/staff-rental"
import { isSentAlong } from "../dispatch/sent-along"
import { extensionOffer } from "../extension-offer"
import { toCancellationWire } from "../order-changes-wire"
import { orderMoment, statusNow } from "../rental-status"
import { orderedRental } from "./rental-of-order"

/** A rental with what its cancellation by staff would be today. @throws Refusal 404 */
async function cancellationOf(scope: MedusaContainer, reservationId: string) {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const settings = await shopSettings(scope)
  const [rental, moment] = await Promise.all([orderedRental(db, reservationId), orderMoment(db, settings.rental)])
  const { order, line, reserved } = rental
  const by = { orderedAt: order.created_at, isOrderCancelled: order.is_cancelled, isByStaff: true }
  return { ...rental, moment, forStaff: statusNow(line, reserved, order.changes, moment, by) }
}

/** What a cancellation by staff costs the customer today. @throws Refusal 404 */
export async function staffCancellation(scope: MedusaContainer, reservationId: string): Promise<StaffCancellation> {
  const { order, line, reserved, moment, forStaff } = await cancellationOf(scope, reservationId)
  const forCustomer = statusNow(line, reserved, order.changes, moment, {
    orderedAt: order.created_at,
    isOrderCancelled: order.is_cancelled,
    hasSentAlong: isSentAlong(order, line.id),
  })
  return {
    cancellation: toCancellationWire(forStaff.cancellation, order.rates),
    bar: forStaff.cancellationBar,
    customer_bar: forCustomer.cancellationBar,
  }
}

/** A rental that another one is to take the place of. @throws Refusal 404 */
export async function rentalToReplace(scope: MedusaContainer, reservationId: string): Promise<StaffReplacedRental> {
  const { order, line, reserved, forStaff } = await cancellationOf(scope, reservationId)
  return {
    ...{ id: reservationId, customer_id: order.customer_id, shop_number: order.shop_number },
    ...{ product_id: line.productId, product: displayName(line) },
    ...{ starts_on: reserved.period.start, ends_on: reserved.period.end, bar: forStaff.cancellationBar },
  }
}

/** The later ends that staff can give the rental now. @throws Refusal 404 */
export async function staffExtension(scope: MedusaContainer, reservationId: string): Promise<StaffExtension> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { order, line, reserved } = await orderedRental(db, reservationId)
  const facts = { customerId: order.customer_id, isOrderCancelled: order.is_cancelled, isByStaff: true }
  return extensionOffer(scope, { order, line, reserved, ...facts })
}
