/** What happens to a rental after it was ordered. */
export const RENTAL_CHANGE_KINDS = [
  "cancellation",
  "extension",
  "late_return",
  "early_return",
  "waiver",
  "damage",
  "missing_part",
  "refund",
  "rescheduling",
] as const
export type RentalChangeKind = (typeof RENTAL_CHANGE_KINDS)[number]

/** What adds to the rent: it is owed with it, and goes with its cancellation. */
export const isMoreRent = (kind: RentalChangeKind): boolean => kind === "extension" || kind === "rescheduling"
