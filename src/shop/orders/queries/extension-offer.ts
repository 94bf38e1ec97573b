import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { ordererOf } from "#area/companies"
import type { OrderRental, RentalChange, RentalService } from "#area/rental"
import type { CalendarDay } from "#kernel/calendar-day"
import { fromWireMoney, toWireMoney } from "#kernel/money"
import { today } from "#platform/clock"
import { notFound } from "#platform/refusal"
import { needsApproval } from "#shop/companies/rules/order-limit"
import { rentPricesOf } from "#shop/lines/rules/shop-line"
import { UnknownRentalProductError } from "#shop/rental/rules/errors"
import { extensionPrice } from "#shop/rental/rules/extension"
import { chargeableDays } from "#shop/rental/rules/rental-period"
import { type ChangeBar, extensionBar, staffExtensionBar } from "#shop/rental/rules/rental-status"
import { coveredDays } from "../rules/other-dates"
import type { ExtensionOffer, ExtensionOption } from "../wire/rental-change"
import { ownRental } from "./customer-orders"
import { grossWire } from "./order-changes-wire"
import type { OrderRecord } from "./order-record"
import { extendedTotal } from "./order-totals"
import type { RentalLine } from "./rental-status"

/** @throws Refusal 404 if the customer sees no such rental */
export async function extensionOfferOf(
  scope: MedusaContainer,
  { customerId, orderId, lineId }: { customerId: string; orderId: string; lineId: string },
): Promise<ExtensionOffer> {
  const { order, line } = await ownRental(scope, customerId, orderId, lineId)
  const offer = await extensionOfferOfLine(scope, order, line)
  const orderer = await ordererOf(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), customerId, orderId)
  if (!orderer) return offer
  const isAbove = ({ price }: ExtensionOption) =>
    needsApproval(orderer, extendedTotal(order, { lineId, fee: fromWireMoney(price) }))
  return { ...offer, options: offer.options.map((one) => (isAbove(one) ? { ...one, above_limit: true } : one)) }
}

/** For whoever may ask about the order. @throws Refusal 404 where nothing was ever reserved */
export async function extensionOfferOfLine(scope: MedusaContainer, order: OrderRecord, line: RentalLine) {
  const reserved = order.rentals.find(({ orderLineId }) => orderLineId === line.id)
  if (!reserved) throw notFound()
  const { customer_id: customerId, is_cancelled: isOrderCancelled } = order
  return extensionOffer(scope, { order, line, reserved, customerId, isOrderCancelled })
}

interface Asked {
  order: Pick<OrderRecord, "rates" | "changes">
  line: RentalLine
  reserved: OrderRental
  customerId: string
  isOrderCancelled: boolean
  isByStaff?: boolean
}

/** The later ends that the rental can have now, with their prices. `trx`: asked within a transaction. */
export async function extensionOffer(
  scope: MedusaContainer,
  { order, line, reserved, customerId, ...asked }: Asked,
  trx?: Knex.Transaction,
): Promise<ExtensionOffer> {
  const { end } = reserved.period
  const offer = { rentalenddate: end, price_per_day: toWireMoney(line.rental.pricePerDay) }
  const bar = extensionBarOf(reserved, asked)
  if (bar !== null) return { ...offer, options: [], limit: null, bar, calibration_ends_on: null }
  const { ends, limit } = await scope
    .resolve<RentalService>("rental")
    .extensionEnds(reserved, customerId, trx)
    .catch(notRentedOut)
  const options = ends.map((newEnd) => optionWire(order, line, reserved, newEnd))
  return { ...offer, options, limit, bar: null, calibration_ends_on: calibrationWithin(reserved, ends, asked) }
}

/** Whoever measures with the unit has to know; customers are told of a unit that is theirs for certain. */
function calibrationWithin(
  { calibrationDue: due, state, isPinned }: OrderRental,
  ends: readonly CalendarDay[],
  { isByStaff = false }: Pick<Asked, "isByStaff">,
): CalendarDay | null {
  const isTold = isByStaff || isPinned || state === "handed_over"
  const last = ends.at(-1)
  return isTold && due !== null && last !== undefined && due < last ? due : null
}

export function extensionBarOf(
  { state, period }: OrderRental,
  { isOrderCancelled, isByStaff = false }: { isOrderCancelled: boolean; isByStaff?: boolean },
): ChangeBar | null {
  const barOf = isByStaff ? staffExtensionBar : extensionBar
  return barOf({ state, isOrderCancelled, period }, { today: today() })
}

export const priceUntil = (
  { id, rental }: RentalLine,
  { period }: OrderRental,
  newEnd: CalendarDay,
  changes: readonly RentalChange[],
) => {
  const prices = { ...rentPricesOf(rental), services: rental.services }
  const covered = Math.max(chargeableDays(period), coveredDays(id, rental.period, changes))
  return extensionPrice(period, newEnd, prices, covered)
}

function optionWire(
  { rates, changes }: Asked["order"],
  line: RentalLine,
  reserved: OrderRental,
  newEnd: CalendarDay,
): ExtensionOption {
  const { days, price, services } = priceUntil(line, reserved, newEnd, changes)
  return {
    rentalenddate: newEnd,
    days,
    price: toWireMoney(price),
    ...(services.length > 0 && {
      services: services.map((one) => ({ name: one.name, price: toWireMoney(one.price) })),
    }),
    ...grossWire({ kind: "extension", fee: price }, rates),
  }
}

/** For `catch`: a product that staff have taken out of the rental can't be extended. */
function notRentedOut(error: unknown) {
  if (error instanceof UnknownRentalProductError)
    return { ends: [], limit: { reason: "maintenance" as const, day: null } }
  throw error
}
