/** What an order waits for; the accounts, but for a device that nobody looked at and a deposit that nobody gave back. */
export const WAITS = ["invoice", "correction", "credit", "inspection", "deposit"] as const
export type Wait = (typeof WAITS)[number]

/** What a list of orders shows: what has to be done about rentals today, what isn't paid, what waits. */
export const ORDER_FILTERS = [
  ...["all", "out", "back", "late", "missed", "send", "unpaid", "unpaid_late"],
  ...WAITS.map((wait) => `waits_${wait}` as const),
] as OrderFilter[]
export type OrderFilter =
  | "all"
  | "out"
  | "back"
  | "late"
  | "missed"
  | "send"
  | "unpaid"
  | "unpaid_late"
  | `waits_${Wait}`
