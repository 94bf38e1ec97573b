import type { EventSource } from "#platform/outbox/event-source"
import { CUSTOMER_EVENTS } from "#shop/accounts/data/events"
import { ERASURE_EVENTS } from "#shop/erasure/data/events"
import { INVOICE_EVENTS } from "#shop/erp/data/events"
import { ORDER_EVENTS } from "#shop/orders/data/events"
import { QUOTE_EVENTS } from "#shop/quotes/data/events"
import { RENTAL_CHANGE_EVENTS, RENTAL_EVENTS } from "#shop/rental/data/events"

/** Whose changes are events. */
export const EVENT_SOURCES: readonly EventSource[] = [
  CUSTOMER_EVENTS,
  ERASURE_EVENTS,
  INVOICE_EVENTS,
  ORDER_EVENTS,
  QUOTE_EVENTS,
  RENTAL_EVENTS,
  RENTAL_CHANGE_EVENTS,
]
