import type { CalendarDay } from "#kernel/calendar-day"
import type { ClosedDay } from "#kernel/working-days"
import type { BrokenDates, DatesDecision } from "../rules/assignment/rescheduling"
import type { DayRule } from "../rules/days/day-bars"
import type { ExtensionLimit } from "../rules/extension"
import type { Obstacle, Refusal } from "../rules/refusal"
import type { RentalPeriod } from "../rules/rental-period"

/** One day of an availability list: units taken and left for a rent that touches it. */
export interface DayAvailability {
  day: CalendarDay
  booked: number
  notBooked: number
  /** Why no unit is left; there is one exactly when `notBooked` is 0. */
  reason: Obstacle["reason"] | undefined
}

export interface Bookings {
  pickup: DayAvailability[]
  delivery: DayAvailability[]
  closedDays: ClosedDay[]
  /** Rules that bar days, with the days for the lists of both kinds. */
  dayRules: { rule: DayRule; pickup: CalendarDay[]; delivery: CalendarDay[] }[]
  /** From when on a rental of each kind can begin. */
  firstStarts: { pickup: CalendarDay; delivery: CalendarDay }
  today: CalendarDay
  /** Last bookable day, inclusive. */
  horizon: CalendarDay
}

/** One unit of a product for a period, brought to the customer in one way. */
export interface PeriodRequest {
  productId: string
  deliveryTypeId: string
  period: RentalPeriod
  /** Staff hand the unit over themselves: it may start today. */
  isWalkIn?: boolean
}

export interface PeriodQuestion extends PeriodRequest {
  /** Who asks: this customer's own holds don't count against him. */
  customerId?: string | null
  /** Other lines of the same cart: those of the same product need units of their own. */
  alongside?: PeriodRequest[]
  /** Lines of that cart, the one that is asked about among them: what is held for them doesn't count either. */
  lineIds?: readonly string[]
}

/** Several periods asked about for one product. */
export interface PeriodsQuestion extends Omit<PeriodRequest, "period"> {
  periods: readonly RentalPeriod[]
  /** As if all that checkouts hold for some minutes were free again; offers are held still. */
  areCheckoutsOver?: boolean
}

/** One period asked about for several products. */
export interface PeriodSearch {
  productIds: readonly string[]
  deliveryTypeId: string
  period: RentalPeriod
  /** Who asks: this customer's own holds don't count against him. */
  customerId?: string | null
}

/** Whether a product can be had for the period searched, else why not and when next for the same length. */
export type PeriodOffer =
  | { isFree: true }
  | (Obstacle & {
      isFree: false
      /** Null where the horizon ends the search. */
      next: RentalPeriod | null
    })

export type PeriodAnswer = { ok: true } | ({ ok: false } & Refusal)

/** A cart line whose period the checkout holds. */
export interface HeldLine extends PeriodRequest {
  lineId: string
}

/** Lines that become another customer's, under other ids. */
export interface RenamedLines {
  /** Whose they were. */
  customerId: string
  lineIds: readonly string[]
  /** In the same order. */
  newIds: readonly string[]
}

/** Lines of a cart that are held for somebody who waits for another's word, for as long as they don't have it. */
export interface LineHolds {
  /** Who waits; he has all of these or none. */
  askedId: string
  /** Whose cart it is: what he holds himself doesn't count. */
  customerId: string
  lines: readonly HeldLine[]
  until: Date
}

export type LineRefusal = Refusal & { lineId: string }

export interface HoldAnswer {
  /** When the first of the holds ends; null if nothing is held. */
  expiresAt: Date | null
  /** From then on asking again gives more time; null where it never does. */
  renewableFrom: Date | null
  /** Lines that could be had but aren't held: beyond the most periods at once, or held as often as may be. */
  notHeld: string[]
  /** Lines whose period is gone; the others are held. */
  refusals: LineRefusal[]
}

/** Later ends of a rental that can be had now, and what ends them; null if nothing does for as far as is looked. */
export interface ExtensionEnds {
  ends: CalendarDay[]
  limit: ExtensionLimit | null
}

/** Other days that staff ask about for a rental, and the unit if it has to be that one. */
export interface DatesQuestion {
  period: RentalPeriod
  unitId: string | null
  /** Whose own holds don't count. */
  customerId: string
  isPickup: boolean
}

/** What is to be had: of days that break a rule of the calendar only that. */
export type DatesAnswer =
  | { broken: BrokenDates }
  | { broken: null; decision: DatesDecision; freeUnits: ReadonlySet<string>; nearest: RentalPeriod | null }

export interface ReserveInput extends PeriodRequest {
  customerId: string | null
  orderId: string
  orderLineId: string
  /** The cart line whose hold this reservation replaces. */
  lineId?: string
}

export interface DeliveryTypeDto {
  id: string
  name: string
  description: string
  /** In Rappen; 0 means pickup. */
  price: number
  preparationDays: number
  transitOutDays: number
  transitBackDays: number
  /** `HH:MM`; null: no cut-off of its own. */
  cutOffTime: string | null
  needsDeliveryAddress: boolean
  isDefault: boolean
}
