import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { forgetContact } from "#area/erp"
import { recordAudit } from "#platform/audit/record"
import { conflict, notFound } from "#platform/refusal"
import { type QuoteRecord, quoteById } from "../queries/quote-record"
import { startQuote } from "./start-quote"

const DONE = "quotes.in_the_accounts"

interface ByStaff {
  quoteId: string
  staffId: string
}

/**
 * Staff have a quote written into the ERP now, and mailed if it was to be, whatever became of its jobs.
 * @throws Refusal 404 if there is no such quote; 409 if the ERP has it
 */
export async function retryQuote(scope: MedusaContainer, { quoteId, staffId }: ByStaff): Promise<void> {
  await scope.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (trx) => {
    const quote = await quoteById(trx, quoteId, "for update")
    if (!quote) throw notFound()
    if (quote.erp_quote_id !== null) throw conflict(DONE)
    await forgetRefusedContact(trx, quote)
    await startQuote(trx, quote)
    const subject = { type: "quote", id: quoteId }
    await recordAudit(trx, {
      staffId,
      action: "erp.retry-quote",
      subject,
      before: null,
      after: { quote: quote.shop_number },
    })
  })
}

/** What the ERP has refused may name a contact that is gone there; not where the quote may be written to it. */
async function forgetRefusedContact(trx: Knex.Transaction, { id, customer_id }: QuoteRecord): Promise<void> {
  const refused = await trx("quote").where({ id, last_error_class: "permanent", doubt_at: null }).first("id")
  if (refused) await forgetContact(trx, customer_id)
}
