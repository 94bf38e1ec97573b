import type { ErpParty, ErpProvider, ErpReference } from "../../src/modules/erp/provider"
import { BexioClient, PAGE_SIZE } from "./client"
import { BexioError } from "./errors"
import type { BexioAccess } from "./http/bexio-http"
import { type LookupSettings, Lookups } from "./lookups"
import { contactOf, newContactOf } from "./mapping/contact"
import { invoiceTagOf, newOrderOf, newQuoteOf } from "./mapping/document"
import { erpInvoiceOf, erpInvoiceRow } from "./mapping/invoice"
import { oneLine } from "./mapping/text"
import { timestampFrom } from "./mapping/timestamp"
import { assertTotal, checkedOrder, erpOrderOf, pdfOf } from "./provider/documents"
import { theOne } from "./provider/found"
import { bexioId } from "./provider/ids"
import { type Condition, INVOICE_STATUS, type InvoiceRow, ORDER_STATUS, QUOTE_STATUS } from "./schemas"
import { oauthToken, type RefreshTokenStore, staticToken } from "./token"

export type BexioLogin =
  | { kind: "static"; token: string }
  | { kind: "oauth"; clientId: string; clientSecret: string; refreshToken: string; store: RefreshTokenStore }

export interface BexioProviderOptions extends LookupSettings, Omit<BexioAccess, "tokens"> {
  login: BexioLogin
}

/** bexio as the shop's ERP. One object per process, so that all its callers share rate limit, breaker and token. */
export function bexioProvider({ login, revenueAccountNo, ...access }: BexioProviderOptions): ErpProvider {
  const { fetch } = access
  const tokens = login.kind === "static" ? staticToken(login.token) : oauthToken({ ...login, fetch })
  return providerOf(new BexioClient({ ...access, tokens }), { revenueAccountNo })
}

const equals = (field: string, value: string | number): Condition => ({ field, value, criteria: "=" })

const isRefused = (reason: unknown, status: number): reason is BexioError =>
  reason instanceof BexioError && reason.status === status

export function providerOf(client: BexioClient, lookupSettings: LookupSettings = {}): ErpProvider {
  const lookups = new Lookups(client, lookupSettings)

  /**
   * What bexio refuses did nothing. If the account's ids were read earlier, staff may have changed what they refer to since:
   * they are read anew and the write is tried once more.
   */
  const writing = async <Answer>(write: () => Promise<Answer>): Promise<Answer> => {
    const { areKnown } = lookups
    try {
      return await write()
    } catch (reason) {
      if (!(reason instanceof BexioError) || reason.failure !== "permanent") throw reason
      lookups.forget()
      if (!areKnown || reason.status !== 422) throw reason
      return write()
    }
  }

  const byTitle = ({ title }: ErpReference, contactId: string) => [
    equals("title", title),
    equals("contact_id", bexioId(contactId)),
  ]

  return {
    async findContact(party: ErpParty) {
      const found = await client.searchContacts([equals("mail", oneLine(party.email))])
      const contact = contactOf(party, found)
      return contact && String(contact.id)
    },

    createContact: (party) =>
      writing(async () => {
        const { userId, languageId, countryIds } = await lookups.refs()
        const countryId = countryIds.get(party.country) ?? null
        return String((await client.createContact(newContactOf(party, { userId, languageId, countryId }))).id)
      }),

    async findOrder(reference, contactId) {
      const rows = await client.searchOrders(byTitle(reference, contactId))
      const order = theOne(rows, reference, ORDER_STATUS.cancelled)
      return order && erpOrderOf(order)
    },

    createOrder: (document, contactId) =>
      writing(async () => {
        assertTotal(document)
        const body = newOrderOf(document, bexioId(contactId), await lookups.refs())
        return checkedOrder(await client.createOrder(body), document, "POST /2.0/kb_order")
      }),

    async findInvoice(reference, contactId) {
      const tagged = theOne(
        await client.searchInvoices([equals("api_reference", reference.tag)]),
        reference,
        INVOICE_STATUS.cancelled,
      )
      const row = tagged ?? untagged(await client.searchInvoices(byTitle(reference, contactId)), reference)
      return row && erpInvoiceOf(await client.invoice(row.id))
    },

    async createInvoice(orderId) {
      try {
        return erpInvoiceOf(await client.createInvoiceFromOrder(bexioId(orderId)))
      } catch (reason) {
        throw isInvoicedAlready(reason) ? lookAgain(reason) : reason
      }
    },

    tagInvoice: (invoiceId, document, dueDate) =>
      writing(async () => {
        await client.editInvoice(bexioId(invoiceId), invoiceTagOf(document, dueDate))
      }),

    async issueInvoice(invoiceId) {
      const id = bexioId(invoiceId)
      const { kb_item_status_id: status } = await client.invoice(id)
      if (status === INVOICE_STATUS.cancelled)
        throw new BexioError("permanent", { call: "issue", refusal: "the invoice was cancelled in bexio" })
      if (status === INVOICE_STATUS.draft) await client.issueInvoice(id)
    },

    async cancelInvoice(invoiceId) {
      const id = bexioId(invoiceId)
      const { kb_item_status_id: status } = await client.invoice(id)
      if (status === INVOICE_STATUS.cancelled) return
      if (status === INVOICE_STATUS.draft) await client.issueInvoice(id)
      await client.cancelInvoice(id)
    },

    async invoice(invoiceId) {
      try {
        return erpInvoiceOf(await client.invoice(bexioId(invoiceId)))
      } catch (reason) {
        if (isRefused(reason, 404)) return null
        throw reason
      }
    },

    async changedInvoices(since) {
      const changed = await allInvoices(client, [{ field: "updated_at", value: timestampFrom(since), criteria: ">=" }])
      return changed.map(erpInvoiceRow).sort((one, other) => (one.changedAt < other.changedAt ? -1 : 1))
    },

    async openInvoices() {
      const rows = new Map<number, InvoiceRow>()
      for (const status of OPEN_STATES) {
        for (const row of await allInvoices(client, [equals("kb_item_status_id", status)])) rows.set(row.id, row)
      }
      return [...rows.values()].map(erpInvoiceRow)
    },

    orderPdf: async (orderId) => pdfOf(await client.orderPdf(bexioId(orderId))),
    invoicePdf: async (invoiceId) => pdfOf(await client.invoicePdf(bexioId(invoiceId))),

    async findQuote(reference, contactId) {
      const rows = await client.searchQuotes(byTitle(reference, contactId))
      const quote = theOne(rows, reference, QUOTE_STATUS.declined)
      return quote && erpOrderOf(quote)
    },

    createQuote: (document, contactId, validUntil) =>
      writing(async () => {
        assertTotal(document)
        const body = newQuoteOf(document, bexioId(contactId), validUntil, await lookups.refs())
        return checkedOrder(await client.createQuote(body), document, "POST /2.0/kb_offer")
      }),

    /** An offer that somebody holds in his hands is no draft any more. */
    async quotePdf(quoteId) {
      const id = bexioId(quoteId)
      if ((await client.quote(id)).kb_item_status_id === QUOTE_STATUS.draft) await client.issueQuote(id)
      return pdfOf(await client.quotePdf(id))
    },

    async ping() {
      await client.me()
    },
  }
}

const OPEN_STATES = [INVOICE_STATUS.draft, INVOICE_STATUS.pending, INVOICE_STATUS.partial, INVOICE_STATUS.unpaid]

/** Fresh from its order an invoice has the order's title and no tag. */
function untagged(rows: readonly InvoiceRow[], reference: ErpReference): InvoiceRow | null {
  const fresh = rows
    .filter(({ api_reference }) => !api_reference)
    .map((row) => ({ ...row, api_reference: reference.tag }))
  return theOne(fresh, reference, INVOICE_STATUS.cancelled)
}

const isInvoicedAlready = (reason: unknown): reason is BexioError =>
  isRefused(reason, 422) && /invoiced/i.test(reason.refusal ?? "")

/** The invoice exists and only wasn't found yet. */
const lookAgain = ({ call, status, refusal }: BexioError) =>
  new BexioError("ambiguous", { call, status: status ?? undefined, refusal: refusal ?? undefined })

/** Ordered by id: what changes meanwhile can move between pages only if it is deleted. */
async function allInvoices(client: BexioClient, conditions: Condition[]): Promise<InvoiceRow[]> {
  const rows: InvoiceRow[] = []
  for (;;) {
    const page = await client.searchInvoices(conditions, { offset: rows.length, limit: PAGE_SIZE, orderBy: "id" })
    rows.push(...page)
    if (page.length < PAGE_SIZE) return rows
  }
}
