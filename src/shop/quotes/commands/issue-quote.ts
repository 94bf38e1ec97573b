import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { profileOf } from "#area/accounts"
import { contactOf, contactParty, type ErpOrder, erpAccountOf, erpOf, erpParty, writtenOnce } from "#area/erp"
import { shopSettings } from "#area/settings"
import type { JobHandler } from "#platform/jobs/job"

import { textsFor } from "#texts/texts"
import { quoteDocument } from "../queries/quote-document"
import { type QuoteRecord, quoteById } from "../queries/quote-record"
import { type ClaimedQuote, claimQuote, keepDoubt, noteFailed, noteIssued, WrongTotal } from "./quote-claim"

/**
 * Writes a quote into the ERP, once. What is lost or refused on the way is tried again with the job; one
 * whose customer was erased isn't there any more.
 * @throws Error while the ERP doesn't have it, or has it at another total
 */
export const issueQuote: JobHandler<"issue-quote"> = async ({ quoteId }, { scope }) => {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const quote = await quoteById(db, quoteId)
  if (!quote || quote.erp_quote_id !== null) return
  const claimed = await claimQuote(db, quoteId)
  if (claimed === null) throw new Error(`Quote ${quoteId} is being written by another process`)
  try {
    await noteIssued(db, quoteId, await inErp(scope, quote, claimed))
  } catch (error) {
    await noteFailed(db, quoteId, error)
    throw error
  }
}

async function inErp(scope: MedusaContainer, quote: QuoteRecord, claimed: ClaimedQuote): Promise<ErpOrder> {
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const erp = erpOf(scope)
  const provider = erp.guardedProvider()
  const [account, profile, { company }] = await Promise.all([
    erpAccountOf(db, quote.customer_id),
    profileOf(scope, { customerId: quote.customer_id, impersonationId: null }),
    shopSettings(scope),
  ])
  if (account === null) throw new Error(`Quote ${quote.id} belongs to nobody`)
  const address = billingAddress(profile)
  const contactId = await contactOf(scope, quote.customer_id, contactParty(address, account))
  const document = quoteDocument(quote, erpParty(address, account), { company, texts: textsFor("customer") })
  const written = await writtenOnce({
    doubt: claimed.doubt,
    keepDoubt: (doubt) => keepDoubt(db, quote.id, doubt),
    find: () => provider.findQuote(document, contactId),
    write: () => provider.createQuote(document, contactId, quote.valid_until),
    now: () => new Date(),
    verifyMs: erp.times.verify,
  })
  if (written.total !== document.total)
    throw new WrongTotal(`The ERP's quote comes to ${written.total}, the shop's to ${document.total} Rappen`)
  return written
}

const billingAddress = (profile: Awaited<ReturnType<typeof profileOf>>) => ({
  company: profile.company_name,
  first_name: profile.first_name,
  last_name: profile.last_name,
  address_1: profile.address,
  postal_code: profile.postalcode,
  city: profile.city,
  phone: profile.phone,
  metadata: { email: profile.email },
})
