import type { CalendarDay } from "#kernel/calendar-day"
import type { Rappen } from "#kernel/money"
import type { ErpUnit } from "../rules/unit-name"

export interface ErpParty {
  company: string
  uid: string | null
  sector: string | null
  firstName: string
  lastName: string
  address: string
  postalcode: string
  city: string
  country: string
  email: string
  phone: string
}
/** Names a document of the shop in the ERP: both unique; the title is searchable there ("Webshop W-1042", "Webshop W-1042-2"), the tag isn't everywhere ("shop:order:order_01…", "shop:change:rchg_01…", "shop:quote:…"). */
export interface ErpReference {
  title: string
  tag: string
}
export type ErpPosition =
  | { kind: "text"; lines: string[] }
  /**
   * `lines[0]` is the name, printed bold; plain text, escaping and the unit's name are the provider's. Refundable: held for
   * the customer, such as a deposit; without VAT, on an account of its own.
   */
  | { kind: "priced"; lines: string[]; amount: number; unit: ErpUnit; unitPrice: Rappen; isRefundable?: true }
export interface ErpDocument extends ErpReference {
  date: CalendarDay
  customerReference: string
  billing: ErpParty
  shipping: ErpParty
  positions: ErpPosition[]
  /** What is to be paid, VAT and rounding included, as the shop stored it. */
  total: Rappen
  /** The rate of all its positions but refundable ones: 81 for 8.1 %. */
  vatPermille: number
}
export interface ErpOrder {
  id: string
  number: string
  total: Rappen
}
export type ErpInvoiceState = "draft" | "open" | "partial" | "paid" | "cancelled"
export interface ErpInvoicePosition {
  id: string
  text: string
  amount: string
  unitName: string
  unitPrice: string
  positionTotal: string
}
export interface ErpInvoice {
  id: string
  number: string
  contactId: string
  title: string
  tag: string | null
  state: ErpInvoiceState
  date: CalendarDay
  dueDate: CalendarDay
  /** Before VAT, and the VAT; `total` is both, rounded. */
  net: Rappen
  vat: Rappen
  total: Rappen
  /** By payments and credit notes. */
  received: Rappen
  /** What of `received` credit notes took off. */
  vouchers?: Rappen
  changedAt: string
  positions: ErpInvoicePosition[]
}
export interface ErpFile {
  name: string
  content: Buffer
}

/** Writes are never repeated blindly: whoever calls looks up first (`find…`). Every method throws ErpError only. */
export interface ErpProvider {
  findContact(party: ErpParty): Promise<string | null>
  createContact(party: ErpParty): Promise<string>
  findOrder(reference: ErpReference, contactId: string): Promise<ErpOrder | null>
  createOrder(document: ErpDocument, contactId: string): Promise<ErpOrder>
  findInvoice(reference: ErpReference, contactId: string): Promise<ErpInvoice | null>
  createInvoice(orderId: string): Promise<ErpInvoice>
  tagInvoice(invoiceId: string, document: ErpDocument, dueDate: CalendarDay): Promise<void>
  issueInvoice(invoiceId: string): Promise<void>
  cancelInvoice(invoiceId: string): Promise<void>
  invoice(invoiceId: string): Promise<ErpInvoice | null>
  /** Changed since (inclusive), oldest first, without positions perhaps; all pages. */
  changedInvoices(since: Date): Promise<Omit<ErpInvoice, "positions">[]>
  openInvoices(): Promise<Omit<ErpInvoice, "positions">[]>
  orderPdf(orderId: string): Promise<ErpFile>
  invoicePdf(invoiceId: string): Promise<ErpFile>
  findQuote(reference: ErpReference, contactId: string): Promise<ErpOrder | null>
  createQuote(document: ErpDocument, contactId: string, validUntil: CalendarDay): Promise<ErpOrder>
  quotePdf(quoteId: string): Promise<ErpFile>
  ping(): Promise<void>
}

/** Where people look at what the ERP holds. */
export interface ErpOffice {
  /** Whether the stand-in of the demo answers in the ERP's place. */
  isSandbox: boolean
  home: string
  document(kind: "order" | "invoice", document: { id: string; number: string }): string
  /** Null where there is no page for it. */
  contact(id: string): string | null
}
/** Where processes that share a login keep what they are given for it. */
export interface SecretStore {
  read(): Promise<string | null>
  write(stored: string): Promise<void>
  /** One process at a time, all others wait. */
  withLock<Result>(act: () => Promise<Result>): Promise<Result>
}
/** What the shop lends an ERP that it is connected to. */
export interface ErpMeans {
  /** One call may take so long. */
  callMs: number
  /** A place for a secret of this name. */
  secret(name: string): SecretStore
}
export interface ErpConnection {
  provider: ErpProvider
  /** Null where staff have no place to look at. */
  office: ErpOffice | null
  /** Whether the shop issues its invoices; if not, staff issue the drafts in the ERP. */
  isIssuing: boolean
}

export type ErpFailure = "auth" | "rate_limit" | "transient" | "permanent" | "ambiguous"
/** ambiguous: a write was sent and nothing (or a 5xx) came back: it may have happened. */
export class ErpError extends Error {
  override readonly name = "ErpError"
  constructor(
    readonly failure: ErpFailure,
    message: string,
    readonly retryAfterMs?: number,
  ) {
    super(message)
  }
}
