import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { brokenRuleError, obstacleMessage, type RentalService } from "#area/rental"
import { parseCalendarDay } from "#kernel/calendar-day"
import { fromWireMoney, type Rappen, toWireMoney } from "#kernel/money"
import { message } from "#kernel/wire/message"
import { recordAudit } from "#platform/audit/record"
import { today } from "#platform/clock"
import { invalidField, notFound, refuse, refused, staleChange } from "#platform/refusal"
import { inOneTransaction } from "#platform/transaction/one-transaction"
import type { BrokenDates } from "#shop/rental/rules/assignment/rescheduling"
import { chargeableDays, type RentalPeriod } from "#shop/rental/rules/rental-period"
import type { PlainCode } from "#texts/codes"
import { isPickup, priceOfDates } from "../../queries/staff/other-dates"
import { orderedRental } from "../../queries/staff/rental-of-order"
import { type DatesBar, datesBar, needsReason, versionOfDates } from "../../rules/other-dates"
import type { DatesBody } from "../../wire/staff-dates"
import { announceChange } from "./announce-change"
import { lockOrder } from "./lock-order"

const FIELDS = { start: "starts_on", end: "ends_on" } as const

const BAR_CODES: Record<DatesBar, PlainCode> = {
  cancelled: "orders.rental_cancelled",
  returned: "rental.already_returned",
  monthly: "orders.dates_monthly",
}

/**
 * Gives a rental other dates, and another unit if it needs one: the reservation, what is charged for it, and what it leads to, in
 * one transaction. Asked again for what is so already, it changes nothing.
 * @throws Refusal 404 for a rental without an order; 400 for one that is over or billed by the month, and keyed by field; 409
 *   `not_available` if no unit is free, `price_changed` if the price by the list isn't the one shown
 * @see docs/decisions/224-other-dates.md
 */
export async function rescheduleByStaff(
  scope: MedusaContainer,
  staffId: string,
  id: string,
  body: DatesBody,
): Promise<void> {
  const period = periodOf(body)
  const { order, line } = await orderedRental(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), id)
  const rentals = scope.resolve<RentalService>("rental")
  await inOneTransaction(scope, async ({ trx }) => {
    await rentals.lockProducts(trx, [line.productId])
    const isOrderCancelled = await lockOrder(trx, order.id)
    const reserved = await rentals.lockRental(trx, order.id, line.id)
    if (!reserved || reserved.id !== id) throw notFound()
    const isMonthly = (await trx("order_billing").where({ order_id: order.id }).first("order_id")) !== undefined
    const bar = datesBar(reserved.state, { isOrderCancelled, isMonthly })
    if (bar) throw refused(BAR_CODES[bar])
    const { period: before, unitId } = reserved
    const isSame = before.start === period.start && before.end === period.end
    if (isSame && (body.unit_id === null || body.unit_id === unitId)) return
    const version = versionOfDates(before)
    if (body.version !== undefined && body.version !== version) throw staleChange(version)

    const question = { period, unitId: body.unit_id, customerId: order.customer_id, isPickup: isPickup(line) }
    const refusal = await rentals.reschedule(trx, reserved, question)
    if (refusal && "field" in refusal) throw brokenDates(refusal)
    if (refusal) throw refuse(obstacleMessage(refusal), { status: 409, extra: { code: "not_available" } })
    const changes = await rentals.changesOf([order.id], trx)
    const listed = priceOfDates(line, period, changes)
    if (toWireMoney(listed.price) !== body.confirmed_fee)
      throw refuse(message("orders.dates_price_changed"), { status: 409, extra: { code: "price_changed" } })
    const fee = feeOf(body, listed.price)

    if (!isSame) {
      const change = { orderId: order.id, orderLineId: line.id, reservationId: id, day: today(), percent: null }
      const details = {
        period_before: before,
        period_after: period,
        days: chargeableDays(period) - chargeableDays(before),
        price_per_day: line.rental.pricePerDay,
        ...(body.charge === "list" && servicesOf(listed)),
      }
      const by = { actor: { type: "staff", id: staffId }, note: body.note } as const
      const changeId = await rentals.recordChange(trx, { ...change, ...by, kind: "rescheduling", fee, details })
      await announceChange(trx, order.id, changeId)
    }
    const after = await rentals.lockRental(trx, order.id, line.id)
    await recordAudit(trx, {
      staffId,
      action: "rental.reschedule",
      subject: { type: "reservation", id },
      before: { order_id: order.id, starts_on: before.start, ends_on: before.end, unit_id: unitId },
      after: {
        ...{ starts_on: period.start, ends_on: period.end, unit_id: after?.unitId, fee: toWireMoney(fee) },
        note: body.note,
      },
    })
  })
}

function periodOf({ starts_on, ends_on }: DatesBody): RentalPeriod {
  const [start, end] = [parseCalendarDay(starts_on), parseCalendarDay(ends_on)]
  if (start === null) throw invalidField("starts_on", "input.no_such_day")
  if (end === null) throw invalidField("ends_on", "input.no_such_day")
  return { start, end }
}

function brokenDates(broken: BrokenDates) {
  if (broken.rule === "out") return invalidField("starts_on", "orders.dates_out")
  if (broken.rule === "unit_out") return invalidField("unit_id", "orders.dates_unit_out")
  return brokenRuleError(broken, FIELDS)
}

/** @throws Refusal 400 keyed `amount` or `note` */
function feeOf({ charge, amount, note }: DatesBody, listed: Rappen): Rappen {
  if (needsReason(charge, listed) && note === "") throw invalidField("note", "input.reason_missing")
  if (charge !== "own") return charge === "list" ? listed : 0
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(amount)) throw invalidField("amount", "input.amount")
  return fromWireMoney(amount)
}

const servicesOf = ({ services }: ReturnType<typeof priceOfDates>) =>
  services.length > 0 && { services: services.map(({ name, per, amount, price }) => ({ name, per, amount, price })) }
