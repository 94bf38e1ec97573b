import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { NewRentalChange, RentalService } from "#area/rental"
import type { Rappen } from "#kernel/money"
import { announceChange } from "./announce-change"

interface Waiver extends Omit<NewRentalChange, "kind" | "fee" | "percent"> {
  /** Why. */
  note: string
  /** What isn't owed, without VAT. */
  waived: Rappen
}

/**
 * Keeps that staff gave something up: before it was charged, or with `waives` after it, which takes its invoice back.
 * @see docs/decisions/107-what-is-waived.md
 */
export async function recordWaiver(
  scope: MedusaContainer,
  trx: Knex.Transaction,
  { waived, details, ...waiver }: Waiver,
): Promise<void> {
  const changeId = await scope.resolve<RentalService>("rental").recordChange(trx, {
    ...waiver,
    kind: "waiver",
    fee: 0,
    percent: null,
    details: { ...details, waived },
  })
  await announceChange(trx, waiver.orderId, changeId)
}
