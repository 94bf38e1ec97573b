import type { z } from "zod"
import { BexioError } from "./errors"
import { type BexioAccess, BexioHttp } from "./http/bexio-http"
import type { Condition } from "./schemas"
import * as schemas from "./schemas"

/** Answered rows of a search at most; bexio's own maximum is 2000. */
export const PAGE_SIZE = 500

export interface Page {
  offset?: number
  limit?: number
  /** Such as `id` or `updated_at_desc`. */
  orderBy?: string
}

type DocumentPath = "kb_order" | "kb_invoice" | "kb_offer"

/** What bexio would refuse isn't sent: its answer would say less. */
function checked<Body>(schema: z.ZodType<Body>, body: Body): Body {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const reasons = parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`)
  throw new BexioError("permanent", { call: "before sending", refusal: reasons.join("; ") })
}

/** The calls of bexio's API that the shop needs, one method each. Every method throws BexioError only. */
export class BexioClient {
  readonly #http: BexioHttp

  constructor(access: BexioAccess) {
    this.#http = new BexioHttp(access)
  }

  searchContacts = (conditions: Condition[], page?: Page) =>
    this.#search("/2.0/contact", conditions, schemas.contacts, page)
  createContact = async (body: schemas.NewContact) =>
    this.#write("/2.0/contact", schemas.contact, checked(schemas.newContact, body))

  searchOrders = (conditions: Condition[], page?: Page) =>
    this.#search("/2.0/kb_order", conditions, schemas.orders, page)
  createOrder = async (body: schemas.NewOrder) =>
    this.#write("/2.0/kb_order", schemas.order, checked(schemas.newOrder, body))
  order = (id: number) => this.#read(`/2.0/kb_order/${id}`, schemas.order)
  orderPdf = (id: number) => this.#pdf("kb_order", id)

  searchInvoices = (conditions: Condition[], page?: Page) =>
    this.#search("/2.0/kb_invoice", conditions, schemas.invoices, page)
  /** All of an order in one invoice. Without a body: bexio has been seen to refuse even an empty one. */
  createInvoiceFromOrder = (orderId: number) => this.#write(`/2.0/kb_order/${orderId}/invoice`, schemas.invoice)
  invoice = (id: number) => this.#read(`/2.0/kb_invoice/${id}`, schemas.invoice)
  editInvoice = async (id: number, body: schemas.InvoiceEdit) =>
    this.#write(`/2.0/kb_invoice/${id}`, schemas.invoice, checked(schemas.invoiceEdit, body))
  issueInvoice = (id: number) => this.#act("kb_invoice", id, "issue")
  cancelInvoice = (id: number) => this.#act("kb_invoice", id, "cancel")
  invoicePdf = (id: number) => this.#pdf("kb_invoice", id)

  payments = (invoiceId: number) => this.#read(`/2.0/kb_invoice/${invoiceId}/payment`, schemas.payments)
  createPayment = async (invoiceId: number, body: schemas.NewPayment) =>
    this.#write(`/2.0/kb_invoice/${invoiceId}/payment`, schemas.payment, checked(schemas.newPayment, body))

  searchQuotes = (conditions: Condition[], page?: Page) =>
    this.#search("/2.0/kb_offer", conditions, schemas.quotes, page)
  createQuote = async (body: schemas.NewQuote) =>
    this.#write("/2.0/kb_offer", schemas.quote, checked(schemas.newQuote, body))
  quote = (id: number) => this.#read(`/2.0/kb_offer/${id}`, schemas.quote)
  issueQuote = (id: number) => this.#act("kb_offer", id, "issue")
  quotePdf = (id: number) => this.#pdf("kb_offer", id)

  salesTaxes = () => this.#read("/3.0/taxes", schemas.taxes, { scope: "active", types: "sales_tax" })
  units = () => this.#list("/2.0/unit", schemas.units)
  createUnit = async (name: string) => this.#write("/2.0/unit", schemas.unit, checked(schemas.newUnit, { name }))
  countries = () => this.#list("/2.0/country", schemas.countries)
  currencies = () => this.#read("/3.0/currencies", schemas.currencies)
  paymentTypes = () => this.#list("/2.0/payment_type", schemas.paymentTypes)
  languages = () => this.#list("/2.0/language", schemas.languages)
  accounts = () => this.#list("/2.0/accounts", schemas.accounts)
  bankAccounts = () => this.#read("/3.0/banking/accounts", schemas.bankAccounts)
  me = () => this.#read("/3.0/users/me", schemas.user)

  #read<Answer>(path: string, schema: z.ZodType<Answer>, query?: Record<string, string | number>) {
    return this.#http.request({ method: "GET", path, query, isRead: true }, schema)
  }

  #list = <Answer>(path: string, schema: z.ZodType<Answer>) => this.#read(path, schema, { limit: 2_000 })

  #search<Answer>(
    path: string,
    conditions: Condition[],
    schema: z.ZodType<Answer>,
    { offset = 0, limit = PAGE_SIZE, orderBy = "id" }: Page = {},
  ) {
    const query = { limit, offset, order_by: orderBy }
    const body = schemas.searchBody.parse(conditions)
    return this.#http.request({ method: "POST", path: `${path}/search`, query, body, isRead: true }, schema)
  }

  #write<Answer>(path: string, schema: z.ZodType<Answer>, body?: unknown) {
    return this.#http.request({ method: "POST", path, body, isRead: false }, schema)
  }

  /** Answers `{"success": true}` or nothing at all. */
  async #act(document: DocumentPath, id: number, action: "issue" | "cancel"): Promise<void> {
    await this.#write(`/2.0/${document}/${id}/${action}`, schemas.success.optional())
  }

  #pdf = (document: DocumentPath, id: number) => this.#read(`/2.0/${document}/${id}/pdf`, schemas.file)
}
