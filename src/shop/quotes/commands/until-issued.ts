import { setTimeout as sleep } from "node:timers/promises"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ownQuote, type QuoteRecord } from "../queries/quote-record"

const LOOK_MS = 150

/** The customer's quote once the ERP has it, or as it is when his patience ends; the job goes on without him. */
export async function untilIssued(
  db: Knex,
  customerId: string,
  quoteId: string,
  patienceMs: number,
): Promise<QuoteRecord> {
  const end = Date.now() + patienceMs
  for (;;) {
    const quote = await ownQuote(db, customerId, quoteId)
    if (quote.erp_quote_number !== null || Date.now() >= end) return quote
    await sleep(LOOK_MS)
  }
}
