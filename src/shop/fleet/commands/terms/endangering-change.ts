import { message } from "#kernel/wire/message"
import { refuse } from "#platform/refusal"
import type { PlainCode } from "#texts/codes"
import type { EndangeredRentals } from "../../queries/endangered-rentals"
import type { EndangeringChange } from "../../wire/staff-rental-configuration"

/** @throws Refusal 409 with the reservations that a change endangers, if there are any */
export function refuseUnlessConfirmed({ rows, total }: EndangeredRentals, why: PlainCode): void {
  if (total === 0) return
  const extra: Omit<EndangeringChange, "non_field_errors"> = { code: "endangers", endangered: rows, total }
  throw refuse(message(why), { status: 409, extra })
}
