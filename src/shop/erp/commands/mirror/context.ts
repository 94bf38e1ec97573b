import type { ErpTimes } from "#config/erp-times"
import type { CalendarDay } from "#kernel/calendar-day"
import type { Rappen } from "#kernel/money"
import type { ErpDocument, ErpInvoice, ErpParty, ErpProvider } from "../../data/provider"
import type { SetOff } from "../../data/rules/set-off"
import type { ContactPatch, ContactRow } from "../../data/store/contacts"
import type { MirrorPatch, MirrorRow, SavedRow } from "../../data/store/mirror-row"
import type { Lease } from "../../data/store/mirror-rows"

/** What a row comes to in the ERP. */
export interface MirrorContent {
  customerId: string
  /** Who the customer is in the ERP: the account. */
  party: ErpParty
  /** Null if there is nothing to write (any more). */
  document: ErpDocument | null
  /** The order is there without an invoice: its instalments have theirs. */
  isBilledApart?: boolean
  /** Counted from the day on which it is written, should that be later than the document's. */
  dueDate: CalendarDay
  /** Ids of the order's invoices that this row takes the place of; cancelled first. */
  replaces: string[]
  /** Those whose place an earlier row of the shop's took: that they are cancelled is its doing. */
  replacedBefore?: string[]
  /** What staff give back for earlier changes of the order. */
  credited: Rappen
  /** What of all earlier credits of the order is set off, by the invoice's id. */
  setOff: SetOff
  /** What was paid without the ERP of what this row takes the place of. */
  paidApart?: Rappen
  /** It is of an order, and of a time, that were billed without the ERP: the shop doesn't bill it anew. */
  isOfThen?: boolean
  /** What staff give back whatever was paid: a deposit. */
  refunded?: Rappen
  /** Ids of the invoices that stand for the order, the oldest first: it is on the first in force. Null: it was paid without the ERP. */
  heldIn?: string[] | null
}

/** Where progress is kept. Every method is done when it returns, or has not happened. */
export interface MirrorStore {
  /** @throws LeaseLost */
  saveStep(row: MirrorRow, patch: MirrorPatch): Promise<SavedRow>
  giveBack(row: MirrorRow, patch: MirrorPatch, delayMs: number): Promise<void>
  claimContact(customerId: string, lease: Lease): Promise<ContactRow | null>
  /** @throws LeaseLost */
  saveContact(row: ContactRow, patch: ContactPatch): Promise<ContactRow>
  releaseContact(row: ContactRow): Promise<void>
  keepInvoice(invoice: ErpInvoice): Promise<void>
  openCircuit(reason: "auth" | "rate_limit", openMs: number): Promise<void>
  countFailure(): Promise<void>
  closeCircuit(options: { isProbe: boolean }): Promise<void>
}

/** Everything that working on a row needs, so that it can be tried without a shop. */
export interface MirrorContext {
  provider: ErpProvider
  store: MirrorStore
  times: ErpTimes
  /** Whether the shop issues its invoices itself. */
  isIssuing: boolean
  contentOf(row: MirrorRow): Promise<MirrorContent>
  now(): Date
  /** In [0, 1). */
  random(): number
  log(message: string): void
}
