import type { Rappen } from "#kernel/money"
import { invalidField } from "#platform/refusal"

/** What a quote and the ERP's mirror can keep is a little more. */
const MOST_TOTAL: Rappen = 2_000_000_000

/** @throws Refusal 400 for a total that couldn't be kept */
export function refuseTooMuch(total: Rappen, field = "non_field_errors"): void {
  if (total > MOST_TOTAL) throw invalidField(field, "cart.too_much", { most: MOST_TOTAL })
}
