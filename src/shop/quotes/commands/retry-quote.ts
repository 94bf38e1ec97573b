import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils"
import { recordAudit } from "#platform/audit/record"
import { enqueue } from "#platform/jobs/enqueue"
import { conflict, notFound } from "#platform/refusal"
import { quoteById } from "../queries/quote-record"

const DONE = "quotes.in_the_accounts"

interface ByStaff {
  quoteId: string
  staffId: string
}

/**
 * Staff have a quote written into the ERP now, whatever became of its job. A job more does no harm: it is written once.
 * @throws Refusal 404 if there is no such quote; 409 if the ERP has it
 */
export async function retryQuote(scope: MedusaContainer, { quoteId, staffId }: ByStaff): Promise<void> {
  await scope.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (trx) => {
    const quote = await quoteById(trx, quoteId, "for update")
    if (!quote) throw notFound()
    if (quote.erp_quote_id !== null) throw conflict(DONE)
    await enqueue(trx, "issue-quote", { quoteId }, { key: generateEntityId(undefined, "retry") })
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
