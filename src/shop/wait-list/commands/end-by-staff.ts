import type { MedusaContainer } from "@medusajs/framework/types"
import { recordAudit } from "#platform/audit/record"
import { conflict, notFound } from "#platform/refusal"
import { inOneTransaction } from "#platform/transaction/one-transaction"
import { lockEntry } from "../data/entries"
import { endEntry } from "./end"

/**
 * Takes an entry off the list; what it was offered is the next one's. The audit names product and days and nobody, since it
 * outlives what is known of who waited.
 * @throws Refusal 404; 409 for an entry that is over
 */
export const endEntryByStaff = (scope: MedusaContainer, staffId: string, id: string): Promise<void> =>
  inOneTransaction(scope, async ({ trx }) => {
    const entry = await lockEntry(trx, id)
    if (!entry) throw notFound()
    if (!(await endEntry(scope, trx, entry))) throw conflict("waitlist.entry_over")
    const { product_id, start_day, end_day, state } = entry
    await recordAudit(trx, {
      staffId,
      action: "rental.wait-list-end",
      subject: { type: "product", id: product_id },
      before: { start_day, end_day, state },
      after: { start_day, end_day, state: "ended" },
    })
  })
