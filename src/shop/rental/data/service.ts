import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys, MedusaService } from "@medusajs/framework/utils"
import type { CalendarDay } from "#kernel/calendar-day"
import type { AskedDayRule } from "../rules/days/day-bars"
import type { OfferRequest } from "../rules/offer"
import { giveHolds, holdLines } from "./booking/asked-holds"
import { bookingsOf } from "./booking/bookings"
import { checkPeriod } from "./booking/check-period"
import { deliveryTypesOf } from "./booking/delivery-types"
import { extendRental, extensionEnds } from "./booking/extend"
import { freeDays } from "./booking/free-days"
import { endHolds, handOverHolds, holdPeriods, planLines } from "./booking/holds"
import { endOffers, giveOffer, heldOffers, lineOfOffer, openOffers, ownerOf, withdrawOffers } from "./booking/offers"
import { datesOf, rescheduleRental } from "./booking/reschedule"
import { cancelReservation, lockProducts, reservation, reserve } from "./booking/reserve"
import { barOfAll, firstPossible, searchPeriod } from "./booking/search-period"
import { changesOfOrders, type NewRentalChange, recordChange } from "./changes"
import { type Clock, keepTime } from "./clock"
import { type ClosedDays, closeDays } from "./closed-days"
import { obeyDayRules } from "./day-rules"
import { type NamedDeliveryRule, obeyDeliveryRules } from "./delivery-rules"
import { RentalChange } from "./models/rental-change"
import { RentalClosedDay } from "./models/rental-closed-day"
import { RentalDeliveryType } from "./models/rental-delivery-type"
import { RentalHold } from "./models/rental-hold"
import { RentalProduct } from "./models/rental-product"
import { RentalProductPurpose } from "./models/rental-product-purpose"
import { RentalProtocol } from "./models/rental-protocol"
import { RentalPurpose } from "./models/rental-purpose"
import { RentalReservation } from "./models/rental-reservation"
import { RentalSetting } from "./models/rental-setting"
import { RentalUnit } from "./models/rental-unit"
import { lockRental, type OrderRental, rentalsOfOrders } from "./order-rentals"
import type {
  DatesQuestion,
  HeldLine,
  LineHolds,
  PeriodQuestion,
  PeriodSearch,
  PeriodsQuestion,
  RenamedLines,
  ReserveInput,
} from "./shapes"
import type { RentalService } from "./types"

type Dependencies = Record<typeof ContainerRegistrationKeys.PG_CONNECTION, Knex>

/** What the module's entry in a configuration may say; with none of it a shop in St. Gallen is meant. */
export interface RentalOptions extends Clock, ClosedDays {
  /** Which days are no start or no end of a rental, beside those that are closed. */
  dayRules?: readonly AskedDayRule[]
  /** How soon rentals begin, where staff left it open. */
  deliveries?: readonly NamedDeliveryRule[]
}

/** Keeps units, reservations, holds and what decides about them, and answers what can be rented when. */
export class RentalModuleService
  extends MedusaService({
    RentalUnit,
    RentalReservation,
    RentalHold,
    RentalChange,
    RentalProtocol,
    RentalClosedDay,
    RentalDeliveryType,
    RentalPurpose,
    RentalProduct,
    RentalProductPurpose,
    RentalSetting,
  })
  implements RentalService
{
  protected readonly db_: Knex

  constructor(...dependencies: [Dependencies, RentalOptions?, ...unknown[]]) {
    super(...dependencies)
    const options = dependencies[1] ?? {}
    keepTime(options)
    closeDays(options)
    obeyDayRules(options.dayRules ?? [])
    obeyDeliveryRules(options.deliveries ?? [])
    this.db_ = dependencies[0][ContainerRegistrationKeys.PG_CONNECTION]
  }

  bookings(productId: string, options: { deliveryTypeId?: string | null; customerId?: string | null } = {}) {
    return bookingsOf(this.db_, productId, options.deliveryTypeId ?? null, options.customerId ?? null)
  }

  checkPeriod(question: PeriodQuestion) {
    return checkPeriod(this.db_, question)
  }

  firstPossible(question: PeriodsQuestion) {
    return firstPossible(this.db_, question)
  }

  barOfAll(question: PeriodsQuestion) {
    return barOfAll(this.db_, question)
  }

  searchPeriod(search: PeriodSearch) {
    return searchPeriod(this.db_, search)
  }

  freeDays(search: PeriodSearch) {
    return freeDays(this.db_, search)
  }

  async checkLines({ customerId, askedIds = [], lines }: Parameters<RentalService["checkLines"]>[0]) {
    const { refusals } = await planLines(this.db_, { customerId, ownerIds: askedIds.map(ownerOf) }, lines)
    return refusals
  }

  deliveryTypes() {
    return deliveryTypesOf(this.db_)
  }

  hold(trx: Knex.Transaction, { customerId, lines }: { customerId: string; lines: HeldLine[] }) {
    return holdPeriods(trx, customerId, lines)
  }

  releaseHolds(customerId: string) {
    return endHolds(this.db_, customerId)
  }

  handOverHolds(trx: Knex.Transaction, lines: RenamedLines) {
    return handOverHolds(trx, lines)
  }

  lockProducts(trx: Knex.Transaction, productIds: string[]) {
    return lockProducts(trx, productIds)
  }

  reserve(trx: Knex.Transaction, input: ReserveInput) {
    return reserve(trx, input)
  }

  reservation(trx: Knex.Transaction, input: ReserveInput) {
    return reservation(trx, input)
  }

  cancel(trx: Knex.Transaction, reservationId: string) {
    return cancelReservation(trx, reservationId)
  }

  openOffers(trx: Knex.Transaction, productId: string, requests: () => Promise<readonly OfferRequest[]>) {
    return openOffers(trx, productId, requests)
  }

  heldOffers(askedIds: readonly string[], trx?: Knex.Transaction) {
    return heldOffers(trx ?? this.db_, askedIds)
  }

  lineOfOffer(askedId: string, trx: Knex.Transaction) {
    return lineOfOffer(trx, askedId)
  }

  giveOffer(trx: Knex.Transaction, askedId: string, lineId: string) {
    return giveOffer(trx, askedId, lineId)
  }

  holdLines(trx: Knex.Transaction, holds: LineHolds) {
    return holdLines(trx, holds)
  }

  giveHolds(trx: Knex.Transaction, holds: Omit<LineHolds, "until">) {
    return giveHolds(trx, holds)
  }

  endOffers(trx: Knex.Transaction, askedIds: readonly string[]) {
    return endOffers(trx, askedIds)
  }

  withdrawOffers(...[trx, product, offers]: Parameters<RentalService["withdrawOffers"]>) {
    return withdrawOffers(trx, product, offers)
  }

  rentalsOf(orderIds: string[]) {
    return rentalsOfOrders(this.db_, orderIds)
  }

  changesOf(orderIds: string[], trx?: Knex.Transaction) {
    return changesOfOrders(trx ?? this.db_, orderIds)
  }

  lockRental(trx: Knex.Transaction, orderId: string, lineId: string) {
    return lockRental(trx, orderId, lineId)
  }

  extensionEnds(rental: OrderRental, customerId: string, trx?: Knex.Transaction) {
    return extensionEnds(trx ?? this.db_, rental, customerId)
  }

  extend(trx: Knex.Transaction, rental: OrderRental, newEnd: CalendarDay, customerId: string) {
    return extendRental(trx, rental, newEnd, customerId)
  }

  datesOf(rental: OrderRental, question: DatesQuestion) {
    return datesOf(this.db_, rental, question)
  }

  reschedule(trx: Knex.Transaction, rental: OrderRental, question: DatesQuestion) {
    return rescheduleRental(trx, rental, question)
  }

  recordChange(trx: Knex.Transaction, change: NewRentalChange) {
    return recordChange(trx, change)
  }
}
