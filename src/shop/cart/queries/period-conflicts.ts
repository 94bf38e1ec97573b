import type { MedusaContainer } from "@medusajs/framework/types"
import type { CatalogueSnapshot } from "#area/catalogue"
import { type RentalService, toPeriodConflict } from "#area/rental"

import type { PeriodConflict } from "#shop/rental/wire/rental"
import type { Texts } from "#texts/texts"
import { hasFixedPeriod } from "./current-offer"
import { heldLines } from "./period-request"
import type { OpenCart } from "./read-cart"

/** Rental lines whose period can't be had any more, with what is possible instead, by line id. */
export async function periodConflicts(
  scope: MedusaContainer,
  { lines, customerId }: OpenCart,
  catalogue: CatalogueSnapshot,
  texts: Texts,
): Promise<Map<string, PeriodConflict>> {
  const rentals = heldLines(lines, catalogue)
  if (rentals.length === 0) return new Map()
  const refusals = await scope.resolve<RentalService>("rental").checkLines({ customerId, lines: rentals })
  const fixed = new Set(lines.filter((line) => hasFixedPeriod(line, catalogue)).map(({ id }) => id))
  return new Map(
    refusals.map((refusal) => {
      const { lineId, alternatives } = refusal
      const possible = fixed.has(lineId) ? [] : alternatives
      return [lineId, toPeriodConflict({ ...refusal, alternatives: possible }, lineId, texts)]
    }),
  )
}
