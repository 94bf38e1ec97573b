import type { MedusaContainer } from "@medusajs/framework/types"
import type { PeriodConflict } from "../../contract"
import type { RentalService } from "../../modules/rental/types"
import { toPeriodConflict } from "./period-refusal"
import { periodRequest, rentalsOf } from "./period-request"
import type { OpenCart } from "./read-cart"

/**
 * Rental lines whose period can't be had any more, with what is possible instead, by line id. Each line is asked about
 * beside the earlier lines of its product, so that of two lines for one free unit the later is marked.
 */
export async function periodConflicts(
  scope: MedusaContainer,
  { lines, customerId }: OpenCart,
): Promise<Map<string, PeriodConflict>> {
  const conflicts = new Map<string, PeriodConflict>()
  if (lines.every(({ rental }) => rental === null)) return conflicts
  const rental = scope.resolve<RentalService>("rental")
  for (const [index, line] of lines.entries()) {
    if (!line.rental) continue
    const alongside = rentalsOf(lines.slice(0, index), line.productId)
    const answer = await rental.checkPeriod({ ...periodRequest(line.productId, line.rental), customerId, alongside })
    if (!answer.ok) conflicts.set(line.id, toPeriodConflict(answer, line.id))
  }
  return conflicts
}
