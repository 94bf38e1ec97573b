import type { ErpProvider, ErpReference } from "#shop/erp/data/provider"
import { BexioError } from "../errors"
import { invoiceTagOf } from "../mapping/document"
import { erpInvoiceOf } from "../mapping/invoice"
import { INVOICE_STATUS, type InvoiceRow } from "../schemas"
import { type BexioAccount, byTitle, equals, isRefused } from "./account"
import { pdfOf } from "./documents"
import { theOne } from "./found"
import { bexioId } from "./ids"

type InvoiceCalls = Pick<
  ErpProvider,
  "findInvoice" | "createInvoice" | "tagInvoice" | "issueInvoice" | "cancelInvoice" | "invoice" | "invoicePdf"
>

/** Fresh from its order an invoice has the order's title and no tag. */
function untagged(rows: readonly InvoiceRow[], reference: ErpReference): InvoiceRow | null {
  const fresh = rows
    .filter(({ api_reference }) => !api_reference)
    .map((row) => ({ ...row, api_reference: reference.tag }))
  return theOne(fresh, reference, INVOICE_STATUS.cancelled)
}

const isInvoicedAlready = (reason: unknown): reason is BexioError =>
  isRefused(reason, 422) && /invoiced/i.test(reason.refusal ?? "")

/** The books are not what was read of them: the invoice exists and only wasn't found yet, or was paid or cancelled since. */
const lookAgain = ({ call, status, refusal }: BexioError) =>
  new BexioError("ambiguous", { call, status: status ?? undefined, refusal: refusal ?? undefined })

export const invoiceCalls = ({ client }: BexioAccount): InvoiceCalls => ({
  async findInvoice(reference, contactId) {
    const tagged = await client.searchInvoices([equals("api_reference", reference.tag)])
    const row =
      theOne(tagged, reference, INVOICE_STATUS.cancelled) ??
      untagged(await client.searchInvoices(byTitle(reference, contactId)), reference)
    return row && erpInvoiceOf(await client.invoice(row.id))
  },

  async createInvoice(orderId) {
    try {
      return erpInvoiceOf(await client.createInvoiceFromOrder(bexioId(orderId)))
    } catch (reason) {
      throw isInvoicedAlready(reason) ? lookAgain(reason) : reason
    }
  },

  async tagInvoice(invoiceId, document, dueDate) {
    await client.editInvoice(bexioId(invoiceId), invoiceTagOf(document, dueDate))
  },

  async issueInvoice(invoiceId) {
    const id = bexioId(invoiceId)
    const { kb_item_status_id: status } = await client.invoice(id)
    if (status === INVOICE_STATUS.cancelled)
      throw new BexioError("permanent", { call: "issue", refusal: "the invoice was cancelled in bexio" })
    if (status === INVOICE_STATUS.draft) await client.issueInvoice(id)
  },

  /** bexio cancels only what was issued and of which nothing was paid. */
  async cancelInvoice(invoiceId) {
    const id = bexioId(invoiceId)
    const row = await client.invoice(id)
    if (row.kb_item_status_id === INVOICE_STATUS.cancelled) return
    if (row.kb_item_status_id === INVOICE_STATUS.draft) await client.issueInvoice(id)
    try {
      await client.cancelInvoice(id)
    } catch (reason) {
      if (!isRefused(reason, 422)) throw reason
      const { state, received } = erpInvoiceOf(await client.invoice(id))
      throw state === "cancelled" || received !== erpInvoiceOf(row).received ? lookAgain(reason) : reason
    }
  },

  async invoice(invoiceId) {
    try {
      return erpInvoiceOf(await client.invoice(bexioId(invoiceId)))
    } catch (reason) {
      if (isRefused(reason, 404)) return null
      throw reason
    }
  },

  invoicePdf: async (invoiceId) => pdfOf(await client.invoicePdf(bexioId(invoiceId))),
})
