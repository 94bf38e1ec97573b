import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { erpDocument } from "#area/erp"
import { notFound } from "#platform/refusal"
import { ownQuote } from "./quote-record"

/**
 * A quote of the customer, as the ERP prints it.
 * @throws Refusal 404 until the ERP has it, if there is none or it is another customer's; 503 while the ERP gives no PDF
 */
export async function quotePdf(scope: MedusaContainer, customerId: string, quoteId: string) {
  const quote = await ownQuote(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), customerId, quoteId)
  if (quote.erp_quote_id === null) throw notFound()
  const content = await erpDocument(scope, { kind: "quote", id: quote.erp_quote_id, version: quote.id })
  return { number: quote.erp_quote_number, content }
}
