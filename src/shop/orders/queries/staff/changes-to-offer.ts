import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { shopSettings } from "#area/settings"
import type { StaffCancellation, StaffExtension } from "../../wire/staff-rental"
import { extensionOffer } from "../extension-offer"
import { toCancellationWire } from "../order-changes-wire"
import { orderMoment, statusNow } from "../rental-status"
import { orderedRental } from "./rental-of-order"

/** What a cancellation by staff costs the customer today. @throws Refusal 404 */
export async function staffCancellation(scope: MedusaContainer, reservationId: string): Promise<StaffCancellation> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const settings = await shopSettings(scope)
  const [{ order, line, reserved }, moment] = await Promise.all([
    orderedRental(db, reservationId),
    orderMoment(db, settings.rental),
  ])
  const isOrderCancelled = order.is_cancelled
  const forCustomer = statusNow(line, reserved, order.changes, moment, { isOrderCancelled })
  const forStaff = statusNow(line, reserved, order.changes, moment, { isOrderCancelled, isByStaff: true })
  return {
    cancellation: toCancellationWire(forStaff.cancellation, order.rates),
    bar: forStaff.cancellationBar,
    customer_bar: forCustomer.cancellationBar,
  }
}

/** The later ends that staff can give the rental now. @throws Refusal 404 */
export async function staffExtension(scope: MedusaContainer, reservationId: string): Promise<StaffExtension> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { order, line, reserved } = await orderedRental(db, reservationId)
  const facts = { customerId: order.customer_id, isOrderCancelled: order.is_cancelled, isByStaff: true }
  return extensionOffer(scope, { order, line, reserved, ...facts })
}
