import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { placerOf } from "#area/companies"
import { brokenRuleError, type OrderRental, obstacleMessage, type RentalService, ruleWire } from "#area/rental"
import { shopSettings } from "#area/settings"
import { addDays, type CalendarDay, parseCalendarDay } from "#kernel/calendar-day"
import type { Rappen } from "#kernel/money"
import { type Message, message } from "#kernel/wire/message"
import { today } from "#platform/clock"
import { invalidField, notFound, refuse } from "#platform/refusal"
import { inOneTransaction } from "#platform/transaction/one-transaction"

import { needsApproval } from "#shop/companies/rules/order-limit"
import { bookingHorizon, type CalendarRule } from "#shop/rental/rules/calendar-rules"
import { brokenExtensionRule, type ExtensionLimit } from "#shop/rental/rules/extension"
import type { RentalSettings } from "#shop/rental/rules/rental-settings"
import type { ChangeActor } from "#shop/rental/wire/reservation"

import { tooLate } from "../../queries/change-bar"
import { rentalToChange } from "../../queries/customer-orders"
import { extensionBarOf, extensionOffer, priceUntil } from "../../queries/extension-offer"
import { extendedTotal } from "../../queries/order-totals"
import type { ExtensionConflict, ExtensionOffer } from "../../wire/rental-change"
import { assertExtensionWithinLimit, type LimitFacts, lockForLimit } from "../open-rent-limit"
import { announceChange } from "./announce-change"
import type { KnownRental } from "./known-rental"
import { lockOrder } from "./lock-order"

export interface ExtendRentalInput {
  orderId: string
  lineId: string
  /** Who has to see the order, and may change it. */
  customerId: string
  actor: ChangeActor
  /** As it was sent: a day, one hopes. */
  newEnd: string
  /** The price of the further days, without VAT, that was shown and agreed to. */
  confirmedPrice: Rappen
  /** Null for staff, who lengthen what they like. */
  limitFacts: LimitFacts | null
}

/**
 * Lets a rental end later, if a unit is free: the same one once it is handed over. Whoever comes first has the days; asked
 * again for the same end at the same price, it changes nothing.
 * @throws Refusal 404 for what is not a rental of the customer's; 400 for one that can't be extended any more or an end
 *   that the calendar forbids; 409 with what is possible, if the unit is taken or the price not the one confirmed,
 *   beyond the limit for who has paid no invoice yet, and where the order then costs more than he may order alone
 * @see ruling 7, docs/decisions/047-extension-on-the-same-unit.md, docs/decisions/189-approval.md
 */
export async function extendRental(scope: MedusaContainer, input: ExtendRentalInput): Promise<void> {
  const { orderId, lineId, customerId } = input
  const { order, line } = await rentalToChange(scope, customerId, orderId, lineId)
  const settings = await shopSettings(scope)
  await inOneTransaction(scope, ({ trx }) => extendInTransaction(scope, trx, { order, line, settings }, input))
}

type KnownEnd = ExtendRentalInput & { newEnd: CalendarDay }

/**
 * The extension itself, in the caller's transaction; staff may extend a late rental that is out.
 * @returns the end before; null if it was done before
 * @throws Refusal as `extendRental`
 */
export async function extendInTransaction(
  scope: MedusaContainer,
  trx: Knex.Transaction,
  { order, line, settings }: KnownRental,
  asked: ExtendRentalInput,
): Promise<{ endBefore: CalendarDay } | null> {
  const newEnd = parseCalendarDay(asked.newEnd)
  if (newEnd === null) throw brokenEnd("format")
  const input = { ...asked, newEnd }
  const { orderId, lineId, actor, confirmedPrice, limitFacts } = input
  // A colleague's rental counts among the colleague's: limits and holds are of who rents.
  const customerId = order.customer_id
  const isByStaff = actor.type === "staff"
  const rentals = scope.resolve<RentalService>("rental")
  const placer = isByStaff ? null : await placerOf(trx, input.customerId, orderId)
  if (limitFacts) await lockForLimit(trx, customerId, settings)
  await rentals.lockProducts(trx, [line.productId])
  const isOrderCancelled = await lockOrder(trx, orderId)
  const reserved = await rentals.lockRental(trx, orderId, lineId)
  if (!reserved) throw notFound()
  if (await isDoneAlready(rentals, trx, reserved, input)) return null

  const bar = extensionBarOf(reserved, { isOrderCancelled, isByStaff })
  if (bar !== null) throw tooLate(bar, isByStaff ? "staff" : settings.company)
  assertAllowed(reserved, newEnd, settings.rental)
  const changes = await rentals.changesOf([orderId], trx)
  const { days, price, services } = priceUntil(line, reserved, newEnd, changes)
  const offerNow = () =>
    extensionOffer(
      scope,
      { order: { ...order, changes }, line, reserved, customerId, isOrderCancelled, isByStaff },
      trx,
    )
  if (price !== confirmedPrice) throw priceChanged(await offerNow())
  if (placer && needsApproval(placer, extendedTotal({ ...order, changes }, { lineId, fee: price }))) throw aboveLimit()
  if (limitFacts) await assertExtensionWithinLimit(trx, { customerId, price }, limitFacts, settings)
  const limit = await rentals.extend(trx, reserved, newEnd, customerId)
  if (limit) throw notAvailable(limit, await offerNow())

  const changeId = await rentals.recordChange(trx, {
    orderId,
    orderLineId: lineId,
    reservationId: reserved.id,
    kind: "extension",
    day: today(),
    fee: price,
    percent: null,
    details: {
      period_before: reserved.period,
      period_after: { start: reserved.period.start, end: newEnd },
      days,
      price_per_day: line.rental.pricePerDay,
      ...(services.length > 0 && {
        services: services.map(({ name, per, amount, price }) => ({ name, per, amount, price })),
      }),
    },
    actor,
  })
  await announceChange(trx, orderId, changeId)
  return { endBefore: reserved.period.end }
}

async function isDoneAlready(
  rentals: RentalService,
  trx: Knex.Transaction,
  { id, period }: OrderRental,
  { orderId, newEnd, confirmedPrice }: KnownEnd,
): Promise<boolean> {
  if (period.end !== newEnd) return false
  const changes = await rentals.changesOf([orderId], trx)
  return changes.some(
    ({ reservationId, kind, fee, details }) =>
      reservationId === id && kind === "extension" && details.period_after?.end === newEnd && fee === confirmedPrice,
  )
}

/** The order of two ends of a rental that stands is another than that of a period. */
const brokenEnd = (rule: CalendarRule) =>
  rule === "order" ? invalidField("rentalenddate", "rental.extension_order") : brokenRuleError({ field: "end", rule })

/** @throws Refusal 400 keyed `rentalenddate` */
function assertAllowed({ period }: OrderRental, newEnd: CalendarDay, settings: RentalSettings): void {
  const day = today()
  const furthest = addDays(period.end, settings.extensionDays)
  const horizon = bookingHorizon(day, settings.horizonMonths)
  const frame = { today: day, horizon: furthest < horizon ? furthest : horizon }
  const rule = brokenExtensionRule(period, newEnd, frame)
  if (rule !== null) throw brokenEnd(rule)
}

const conflict = (reason: Message, extra: Omit<ExtensionConflict, "non_field_errors">) =>
  refuse(reason, { status: 409, extra })

const priceChanged = (extension: ExtensionOffer) =>
  conflict(message("orders.extension_price_changed"), { code: "price_changed", reason: null, day: null, extension })

const aboveLimit = () =>
  refuse(message("orders.extension_above_limit"), { status: 409, extra: { code: "above_limit" } })

const notAvailable = (limit: ExtensionLimit, extension: ExtensionOffer) => {
  const { reason, day } = limit
  return conflict(obstacleMessage(limit), { code: "not_available", reason, ...ruleWire(limit), day, extension })
}
