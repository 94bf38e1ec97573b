import type { CalendarDay } from "#kernel/calendar-day"

/** `GET /admin/customers/{id}/erasure`: whether a customer can be erased now, and what would be kept. */
export interface StaffErasure {
  /** What is to be settled first, in words; none if he can be. */
  obstacles: string[]
  /** Orders on whose papers his name stays. */
  orders: number
  /** The last day on which the youngest of them is kept; null without one. */
  kept_until: CalendarDay | null
}
