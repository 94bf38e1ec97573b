import type { CalendarDay } from "#kernel/calendar-day"
import type { RentalPeriod } from "./rental-period"

/** A period that is kept for somebody who has to be asked first: a hold that is no customer's. */
export interface OfferRequest {
  /** Who is asked; he has one offer at a time. */
  askedId: string
  deliveryTypeId: string
  /** The first of these that can be had is held. */
  periods: readonly RentalPeriod[]
  /** @param lastOrderDay the last day on all of which the period can be ordered */
  endsOf: (lastOrderDay: CalendarDay) => Date
}

export interface HeldOffer {
  askedId: string
  period: RentalPeriod
  endsAt: Date
}

/** An offer as it was made. */
export type MadeOffer = Pick<OfferRequest & HeldOffer, "askedId" | "deliveryTypeId" | "period">
