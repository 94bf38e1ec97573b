import type { ErpProvider } from "#shop/erp/data/provider"
import { newQuoteOf } from "../mapping/document"
import { QUOTE_STATUS } from "../schemas"
import { type BexioAccount, byTitle, writing } from "./account"
import { assertTotal, checkedOrder, erpOrderOf, pdfOf } from "./documents"
import { theOne } from "./found"
import { bexioId } from "./ids"

export const quoteCalls = (account: BexioAccount): Pick<ErpProvider, "findQuote" | "createQuote" | "quotePdf"> => ({
  async findQuote(reference, contactId) {
    const rows = await account.client.searchQuotes(byTitle(reference, contactId))
    const quote = theOne(rows, reference, QUOTE_STATUS.declined)
    return quote && erpOrderOf(quote)
  },

  createQuote: (document, contactId, validUntil) =>
    writing(account, async () => {
      assertTotal(document)
      const refs = await account.lookups.refs(document)
      const body = newQuoteOf(document, bexioId(contactId), validUntil, refs)
      return checkedOrder(await account.client.createQuote(body), document, "POST /2.0/kb_offer")
    }),

  /** An offer that somebody holds in his hands is no draft any more. */
  async quotePdf(quoteId) {
    const id = bexioId(quoteId)
    const { kb_item_status_id: status } = await account.client.quote(id)
    if (status === QUOTE_STATUS.draft) await account.client.issueQuote(id)
    return pdfOf(await account.client.quotePdf(id))
  },
})
