import { message } from "#kernel/wire/message"
import { refuse } from "#platform/refusal"
import type { PlainCode } from "#texts/codes"
import type { RentalsAtRisk } from "../../queries/at-risk-of-change"
import type { RiskyChange } from "../../wire/staff-rental-configuration"

/** @throws Refusal 409 with the reservations that a change puts at risk, if there are any */
export function refuseUnlessConfirmed({ rows, total }: RentalsAtRisk, why: PlainCode): void {
  if (total === 0) return
  const extra: Omit<RiskyChange, "non_field_errors"> = { code: "endangers", endangered: rows, total }
  throw refuse(message(why), { status: 409, extra })
}
