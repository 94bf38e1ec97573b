import type { CalendarDay } from "#kernel/calendar-day"
import type { Rappen } from "#kernel/money"
import type { ShopEvent } from "#platform/outbox/shop-event"
import type { EVENT_TYPES } from "#shop/webhooks/rules/event-types"

export type EventType = (typeof EVENT_TYPES)[number]

/** An order as it stands when it is read. Money in Rappen. */
export interface ExtensionOrder {
  id: string
  /** As people say it, such as `W-1042`. */
  number: string
  customerId: string
  placedAt: Date
  /** As a whole, or each of its rentals with nothing left of it. */
  isCancelled: boolean
  /** The customer's own words for it; "" without. */
  reference: string
  email: string
  /** With VAT, as it was placed. */
  total: Rappen
  lines: ExtensionOrderLine[]
  /** What was charged beside lines and shipping. */
  charges: { code: string; amount: Rappen; isRefundable: boolean }[]
}
export interface ExtensionOrderLine {
  id: string
  productId: string
  name: string
  quantity: number
  /** Without VAT. */
  total: Rappen
}

/** A rental of an order as it stands when it is read; days are Swiss calendar days, both inclusive. */
export interface ExtensionRental {
  id: string
  orderId: string
  orderLineId: string
  productId: string
  /** May still change before the hand-over. */
  unitId: string
  state: "reserved" | "handed_over" | "returned" | "cancelled"
  firstDay: CalendarDay
  lastDay: CalendarDay
}

/** Values of variables whose names say that they are secret are left out of what is logged. */
export interface ExtensionLogger {
  info(message: string): void
  warn(message: string): void
  error(message: string): void
}

/** What a subscriber is lent. Nothing here writes. */
export interface EventContext<Env = unknown> {
  /** The extension's own variables. */
  env: Env
  logger: ExtensionLogger
  /** The platform's, ended by `signal`. */
  fetch: typeof fetch
  /** Aborted when the time is over. */
  signal: AbortSignal
  /** Null for one that there isn't. */
  order(id: string): Promise<ExtensionOrder | null>
  rental(id: string): Promise<ExtensionRental | null>
}

/**
 * Hears of an event after its change was committed: at least once, in the order of its subject, in one process at a time.
 * Has 45 seconds; who throws is asked again after 5 and 30 seconds, 5 and 30 minutes, 2, 5, 10, 14, 20 and then 24 hours,
 * and given up after five days.
 */
export type EventSubscriber<Env = unknown> = (event: ShopEvent, context: EventContext<Env>) => Promise<void> | void
