import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { RentalService } from "#area/rental"
import { type EntryRow, setState } from "../data/entries"
import { mayBecome } from "../rules/entry-states"
import { lockEntryOfLink } from "./entry-of-link"
import { promiseLook } from "./notices"

/**
 * Nobody writes to this entry any more, and what it was offered is the next one's. Again, or after an order, nothing happens.
 * @throws Refusal 404 for a wrong link
 */
export async function endEntryOfLink(scope: MedusaContainer, token: string): Promise<void> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await db.transaction(async (trx) => endEntry(scope, trx, await lockEntryOfLink(trx, token)))
}

/** @param entry locked @returns whether it was open */
export async function endEntry(scope: MedusaContainer, trx: Knex.Transaction, entry: EntryRow): Promise<boolean> {
  if (!mayBecome(entry.state, "ended")) return false
  const rental = scope.resolve<RentalService>("rental")
  const wasOffered = entry.state === "offered"
  // Without its hold an offer was ordered: it is taken, which the next look writes down.
  if (wasOffered && (await rental.endOffers(trx, [entry.id])) === 0) return false
  await setState(trx, [entry.id], "ended")
  if (wasOffered) await promiseLook(trx, entry.product_id, `${entry.id} ended`)
  return true
}
