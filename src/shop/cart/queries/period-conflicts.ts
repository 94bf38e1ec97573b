import type { MedusaContainer } from "@medusajs/framework/types"
import type { PeriodConflict } from "../../../wire"
import type { CatalogueSnapshot } from "../../catalogue/queries/snapshot"
import type { RentalService } from "../../rental/data/types"
import { toPeriodConflict } from "../../rental/queries/period-refusal"
import { heldLines } from "./period-request"
import type { OpenCart } from "./read-cart"

/** Rental lines whose period can't be had any more, with what is possible instead, by line id. */
export async function periodConflicts(
  scope: MedusaContainer,
  { lines, customerId }: OpenCart,
  catalogue: CatalogueSnapshot,
): Promise<Map<string, PeriodConflict>> {
  const rentals = heldLines(lines, catalogue)
  if (rentals.length === 0) return new Map()
  const refusals = await scope.resolve<RentalService>("rental").checkLines({ customerId, lines: rentals })
  return new Map(refusals.map((refusal) => [refusal.lineId, toPeriodConflict(refusal, refusal.lineId)]))
}
