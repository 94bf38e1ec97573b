import type { SandboxCompany } from "./company"

/** Edit implies show. */
export type Scope =
  | `${"contact" | "kb_offer" | "kb_order" | "kb_invoice"}_${"show" | "edit"}`
  | "accounting"
  | "bank_account_show"

export const ALL_SCOPES: readonly Scope[] = [
  "contact_edit",
  "kb_offer_edit",
  "kb_order_edit",
  "kb_invoice_edit",
  "accounting",
  "bank_account_show",
]

/** Loopback only, and nothing behind it: no secret. */
export const SANDBOX_TOKEN = "sandbox"

/** Requests per minute and class. */
export interface Limits {
  default: number
  search: number
  pdf: number
}

/** How the stand-in behaves; what is uncertain of the real one can be switched. */
export interface Behaviour {
  /** Bearer token → what it may do. */
  tokens: Record<string, readonly Scope[]>
  limits: Limits
  /** A row is found by search so long after it was created; reading it by its id works at once. */
  searchLagMs: number
  /** Whether `=` and `like` tell "a" from "A". */
  exactCase: boolean
  /** Whether an order becomes an invoice with a body too, which one client saw refused with 415. */
  invoiceWithBody: boolean
  /** Whether a priced position may have the amount 0. */
  zeroAmounts: boolean
  /** Whether a draft has a PDF. */
  draftPdfs: boolean
}

export interface BexioSandboxOptions extends Partial<Behaviour> {
  /** Folder for what it holds; without one it forgets everything when it stops. */
  stateDir?: string
  /** 0, the default, takes a free one. */
  port?: number
  /** The instant at which the books are kept. */
  now?: () => Date
  company?: SandboxCompany
}

export const DEFAULT_BEHAVIOUR: Behaviour = {
  tokens: { [SANDBOX_TOKEN]: ALL_SCOPES },
  limits: { default: 1000, search: 250, pdf: 250 },
  searchLagMs: 0,
  exactCase: false,
  invoiceWithBody: false,
  zeroAmounts: false,
  draftPdfs: true,
}
