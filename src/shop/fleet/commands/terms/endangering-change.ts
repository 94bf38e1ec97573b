import { Refusal } from "#platform/refusal"
import type { EndangeredRentals } from "../../queries/endangered-rentals"
import type { EndangeringChange } from "../../wire/staff-rental-terms"

/** @throws Refusal 409 with the reservations that a change endangers, if there are any */
export function refuseUnlessConfirmed({ rows, total }: EndangeredRentals, words: string): void {
  if (total === 0) return
  const body: EndangeringChange = { code: "endangers", non_field_errors: [words], endangered: rows, total }
  throw new Refusal(409, { ...body })
}
