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
  /** He is told what is free, which isn't held for him. */
  isToldOnly?: boolean
}

export interface NewOffer {
  askedId: string
  period: RentalPeriod
  /** Until when it is held; null where he is only told. */
  endsAt: Date | null
}

/** An offer as it was made. */
export type MadeOffer = Pick<OfferRequest & NewOffer, "askedId" | "deliveryTypeId" | "period">
