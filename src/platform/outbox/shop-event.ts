/**
 * What happened, as integrators are told: identifiers alone, no names, addresses or sums. A field may be added within a
 * version; one that goes, or means something else, is a new version of its type.
 */
export interface ShopEvent {
  /** Unique; the same however often it is told. */
  id: string
  /** Such as `rental.handed_over`. */
  type: string
  version: number
  /** By the shop's clock, ISO 8601. */
  occurred_at: string
  /** Events of one subject are told in the order in which they happened. */
  subject: { type: string; id: string }
  data: Record<string, string | null>
}
