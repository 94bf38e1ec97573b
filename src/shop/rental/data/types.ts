import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CalendarDay } from "#kernel/calendar-day"
import type { DayLoad } from "../rules/assignment/availability"
import type { BrokenDates, DatesDecision } from "../rules/assignment/rescheduling"
import type { ExtensionLimit } from "../rules/extension"
import type { MadeOffer, NewOffer, OfferRequest } from "../rules/offer"
import type { Refusal } from "../rules/refusal"
import type { RentalPeriod } from "../rules/rental-period"
import type { PlannedReservation } from "./booking/reserve"
import type { NewRentalChange, RentalChange } from "./changes"
import type { OrderRental } from "./order-rentals"
import type {
  Bookings,
  DatesAnswer,
  DatesQuestion,
  DeliveryTypeDto,
  ExtensionEnds,
  HeldLine,
  HoldAnswer,
  LineHolds,
  LineRefusal,
  PeriodAnswer,
  PeriodOffer,
  PeriodQuestion,
  PeriodSearch,
  PeriodsQuestion,
  RenamedLines,
  ReserveInput,
} from "./shapes"

/** What others may ask of the rental module; resolve it by the key "rental". */
export interface RentalService {
  /** Availability per day from today to the horizon, or null for a product that is not rented out. */
  bookings(
    productId: string,
    options?: { deliveryTypeId?: string | null; customerId?: string | null },
  ): Promise<Bookings | null>

  /** Whether the period could be reserved now. The fixed calendar rules are the caller's: see `brokenPeriodRule`. */
  checkPeriod(question: PeriodQuestion): Promise<PeriodAnswer>

  /**
   * The first of the periods that the rules of the calendar allow and that could be reserved now; null if none is. One
   * statement, two as if checkouts were over, however many periods.
   * @throws UnknownRentalProductError, UnknownDeliveryTypeError
   */
  firstPossible(question: PeriodsQuestion): Promise<RentalPeriod | null>

  /**
   * Why none of the periods can ever be offered, whatever is booked, because of days that are too soon, closed or no start or end
   * by rule, and what can be had instead of the first; null if one of them might.
   * @throws UnknownRentalProductError, UnknownDeliveryTypeError
   */
  barOfAll(question: PeriodsQuestion): Promise<Refusal | null>

  /**
   * Which of the products could be reserved for the period, by product; those that are not rented out are left out. One
   * statement, two after a change, however many products there are. The fixed calendar rules are the caller's.
   * @throws UnknownDeliveryTypeError
   */
  searchPeriod(search: PeriodSearch): Promise<Map<string, PeriodOffer>>

  /**
   * The days of the period as the calendar of each product has them. One statement, two after a change, however many products.
   * @throws UnknownDeliveryTypeError
   */
  freeDays(search: PeriodSearch): Promise<Map<string, DayLoad[]>>

  /**
   * The lines of a cart whose period can't be had any more. Each is asked about next to the earlier lines of its product, so
   * that of two lines for one free unit the later is named. One statement.
   * @param askedIds for whom they are held: what these have doesn't count, as little as the customer's
   */
  checkLines(input: {
    customerId: string | null
    askedIds?: readonly string[]
    lines: HeldLine[]
  }): Promise<LineRefusal[]>

  /** Delivery types in their order. */
  deliveryTypes(): Promise<DeliveryTypeDto[]>

  /**
   * Holds the periods of a customer's cart for the checkout, and lets go of his lines that are not among them. Asking again
   * renews a hold once more than half of its time has passed, at most twice in three hours for overlapping periods of a
   * product, whatever the line; at most five lines are held.
   */
  hold(trx: Knex.Transaction, input: { customerId: string; lines: HeldLine[] }): Promise<HoldAnswer>
  releaseHolds(customerId: string): Promise<void>

  /** Lets go of what the customer holds for lines that become another's; what else is held for them stays held. One statement. */
  handOverHolds(trx: Knex.Transaction, lines: RenamedLines): Promise<void>

  /**
   * Locks the products for the rest of the transaction, always in the same order. A transaction that reserves calls this first
   * with all of them.
   */
  lockProducts(trx: Knex.Transaction, productIds: string[]): Promise<void>

  /**
   * Reserves one unit of a locked product inside the caller's transaction: checks the period, assigns a unit (moving
   * provisional reservations if needed) and inserts.
   * @returns id of the reservation
   * @throws PeriodUnavailableError if no unit can be had; the transaction is still usable
   */
  reserve(trx: Knex.Transaction, input: ReserveInput): Promise<string>

  /**
   * The same without the last step: the reservation's writes are the caller's to send, with others in one statement, before anything
   * else is decided about the product.
   * @throws PeriodUnavailableError
   */
  reservation(trx: Knex.Transaction, input: ReserveInput): Promise<PlannedReservation>

  /** Frees the days of a reservation that is not handed over yet. */
  cancel(trx: Knex.Transaction, reservationId: string): Promise<void>

  /**
   * Holds a unit for each request that can be had and still ordered by who is asked, in their order, each counting for those behind it
   * unless he is only told. Locks the product and only then asks who is to be offered something.
   * @throws UnknownRentalProductError
   */
  openOffers(
    trx: Knex.Transaction,
    productId: string,
    requests: () => Promise<readonly OfferRequest[]>,
  ): Promise<NewOffer[]>

  /** Until when these people are held what they were offered, over time or not; an offer that was ordered is gone. */
  heldOffers(askedIds: readonly string[], trx?: Knex.Transaction): Promise<Map<string, Date>>

  /** The cart line that an offer is held for; undefined as long as it wasn't put into a cart. */
  lineOfOffer(askedId: string, trx: Knex.Transaction): Promise<string | undefined>

  /** From now on the unit is held for this cart line, and its order takes the offer. @returns whether it is held */
  giveOffer(trx: Knex.Transaction, askedId: string, lineId: string): Promise<boolean>

  /**
   * Holds all of these lines for somebody who waits, or none: what `giveOffer` does for one. Only their order takes them. What
   * was offered is an offer again when he waits no longer.
   * @returns the lines that can't be had
   */
  holdLines(trx: Knex.Transaction, holds: LineHolds): Promise<LineRefusal[]>

  /** What is held for somebody is held for these lines of a cart from now on, each for one of its days. */
  giveHolds(trx: Knex.Transaction, holds: Omit<LineHolds, "until">): Promise<void>

  /**
   * What an order that waits for approval has taken over stays held for it alone.
   * @returns how many offers there were: one that was ordered is gone already
   */
  endOffers(trx: Knex.Transaction, askedIds: readonly string[]): Promise<number>

  /**
   * Ends offers of a locked product that can't be ordered any more, as where its unit is out of service. What an order that waits for
   * approval has taken over stays.
   * @param product its id, and the delivery types by which the shop rents it out
   * @returns whose they were
   */
  withdrawOffers(
    trx: Knex.Transaction,
    product: { productId: string; canBeChosen: ReadonlySet<string> },
    offers: readonly MadeOffer[],
  ): Promise<string[]>

  /** The rentals of orders, one per line. */
  rentalsOf(orderIds: string[]): Promise<OrderRental[]>

  /** What has happened to the rentals of orders, oldest first. */
  changesOf(orderIds: string[], trx?: Knex.Transaction): Promise<RentalChange[]>

  /** One rental of an order, locked until the end of the transaction; null if the line has none. */
  lockRental(trx: Knex.Transaction, orderId: string, lineId: string): Promise<OrderRental | null>

  /**
   * Which later ends the rental can have now.
   * @throws UnknownRentalProductError
   */
  extensionEnds(rental: OrderRental, customerId: string, trx?: Knex.Transaction): Promise<ExtensionEnds>

  /**
   * Lets a rental end later. Lock the product first, then the rental; the fixed calendar rules are the caller's.
   * @returns why it can't be had, with nothing changed; null once it is done
   * @throws UnknownRentalProductError
   */
  extend(
    trx: Knex.Transaction,
    rental: OrderRental,
    newEnd: CalendarDay,
    customerId: string,
  ): Promise<ExtensionLimit | null>

  /** Whether the rental can have other days now. @throws UnknownRentalProductError */
  datesOf(rental: OrderRental, question: DatesQuestion): Promise<DatesAnswer>

  /**
   * Gives it these days. Lock the product first, then the rental.
   * @returns why it can't be had, with nothing changed; null once it is done
   * @throws UnknownRentalProductError
   */
  reschedule(
    trx: Knex.Transaction,
    rental: OrderRental,
    question: DatesQuestion,
  ): Promise<BrokenDates | Extract<DatesDecision, { isPossible: false }> | null>

  /** Keeps what has happened to a rental; part of the transaction that lets it happen. @returns the change's id */
  recordChange(trx: Knex.Transaction, change: NewRentalChange): Promise<string>
}
