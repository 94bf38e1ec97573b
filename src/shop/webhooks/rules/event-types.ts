/** What can be subscribed to, as integrators name it; docs/integrators.md says what each tells. */
export const EVENT_TYPES = [
  "rental.booked",
  "rental.changed",
  "rental.unit_changed",
  "rental.handed_over",
  "rental.returned",
  "order.placed",
  "order.cancelled",
  "invoice.issued",
  "invoice.paid",
  "invoice.cancelled",
  "quote.issued",
  "unit.blocked",
  "unit.released",
  "customer.activated",
  "customer.erased",
] as const

/** Sent to one endpoint alone, when staff ask for it. */
export const TEST_EVENT = "webhook.test"
