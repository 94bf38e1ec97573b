import type { WayOfDelivery } from "#shop/rental/rules/days/day-bars"

/** How soon a rental begins after it is ordered; what isn't said stays as the shop has it. */
export interface DeliveryTimes {
  /** Working days between order and start, 0 to 20; 0: the same day until the cut-off. Unsaid: tomorrow, on a Friday Monday. */
  leadDays?: number
  /** `HH:MM` in Zurich from when on an order counts as the next working day's, and nothing leaves any more. */
  cutOff?: string
}

/**
 * What is so of a delivery type where staff left it open; what they entered stands. Pure. The first day that the calendar
 * offers, search, alternatives and refusals (`lead_time`) follow. A same-day delivery must not need days on the way, which staff
 * enter.
 */
export type DeliveryRule = (delivery: WayOfDelivery) => DeliveryTimes
