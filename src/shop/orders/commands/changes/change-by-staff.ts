import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { shopSettings } from "#area/settings"
import { fromWireMoney, type Rappen, toWireMoney } from "#kernel/money"
import { recordAudit } from "#platform/audit/record"
import { invalidField } from "#platform/refusal"
import { inOneTransaction } from "#platform/transaction/one-transaction"

import { type OrderedRental, orderedRental } from "../../queries/staff/rental-of-order"
import type { ExtendRentalBody } from "../../wire/rental-change"
import type { CancelByStaffBody } from "../../wire/staff-rental"
import { cancelInTransaction } from "./cancel-rental"
import { extendInTransaction } from "./extend-rental"
import type { KnownRental } from "./known-rental"

const factsOf = ({ order, reserved }: OrderedRental, staffId: string) => ({
  orderId: order.id,
  lineId: reserved.orderLineId,
  customerId: order.customer_id,
  actor: { type: "staff", id: staffId } as const,
})

/**
 * Cancels a rental for its customer, for the fee by the terms or, with a reason, for nothing.
 * @throws Refusal 404 for a rental without an order, 400 keyed `note` or for one that is out or over, 409 if the fee is
 *   not the one confirmed
 */
export async function cancelByStaff(
  scope: MedusaContainer,
  staffId: string,
  id: string,
  { confirmed_fee, is_waived: isWaived, note }: CancelByStaffBody,
): Promise<void> {
  if (isWaived && note === "") throw invalidField("note", "input.reason_missing")
  const rental = await orderedRental(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), id)
  const known = { ...rental, settings: await shopSettings(scope) }
  const agreed = { confirmedFee: fromWireMoney(confirmed_fee), isWaived, note }
  await inOneTransaction(scope, ({ trx }) => cancelAs(scope, trx, staffId, known, agreed))
}

interface AgreedCancellation {
  confirmedFee: Rappen
  isWaived: boolean
  note: string
}

/** @returns false if it was cancelled before */
export async function cancelAs(
  scope: MedusaContainer,
  trx: Knex.Transaction,
  staffId: string,
  rental: OrderedRental & KnownRental,
  { confirmedFee, isWaived, note }: AgreedCancellation,
): Promise<boolean> {
  const waiver = isWaived ? { note } : undefined
  const cancelled = await cancelInTransaction(scope, trx, rental, { ...factsOf(rental, staffId), confirmedFee, waiver })
  if (cancelled === null) return false
  await recordAudit(trx, {
    staffId,
    action: "rental.cancel",
    subject: { type: "reservation", id: rental.reserved.id },
    before: { order_id: rental.order.id, state: rental.reserved.state },
    after: { state: "cancelled", fee: toWireMoney(cancelled.fee), is_waived: isWaived, note },
  })
  return true
}

/**
 * Lets a rental end later for its customer, at the price of the further days.
 * @throws Refusal 404 for a rental without an order; 400 for an end that the calendar forbids; 409 with what is possible,
 *   if the unit is taken or the price not the one confirmed
 */
export async function extendByStaff(
  scope: MedusaContainer,
  staffId: string,
  id: string,
  { rentalenddate: newEnd, confirmed_price }: ExtendRentalBody,
): Promise<void> {
  const rental = await orderedRental(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), id)
  const known = { ...rental, settings: await shopSettings(scope) }
  await inOneTransaction(scope, async ({ trx }) => {
    const extended = await extendInTransaction(scope, trx, known, {
      ...factsOf(rental, staffId),
      newEnd,
      confirmedPrice: fromWireMoney(confirmed_price),
      limitFacts: null,
    })
    if (extended === null) return
    await recordAudit(trx, {
      staffId,
      action: "rental.extend",
      subject: { type: "reservation", id },
      before: { order_id: rental.order.id, ends_on: extended.endBefore },
      after: { ends_on: newEnd, price: confirmed_price },
    })
  })
}
