/** What happens to a rental after it was ordered. */
export const RENTAL_CHANGE_KINDS = [
  "cancellation",
  "extension",
  "late_return",
  "early_return",
  "waiver",
  "damage",
  "refund",
] as const
export type RentalChangeKind = (typeof RENTAL_CHANGE_KINDS)[number]
