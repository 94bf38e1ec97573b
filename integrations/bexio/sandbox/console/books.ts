import { sumsOf } from "../ledger/document-sums"
import { shownStatus } from "../ledger/payment-state"
import { INVOICE, OFFER, ORDER } from "../ledger/status"
import { printedAmount } from "../pdf/amounts"
import { printedDay } from "../pdf/print-job"
import type { DocumentRow } from "../store/rows"
import type { World } from "../world"

const STATUS: Record<number, string> = {
  [OFFER.draft]: "Entwurf",
  [OFFER.pending]: "Offen",
  [OFFER.confirmed]: "Angenommen",
  [OFFER.declined]: "Abgelehnt",
  [ORDER.pending]: "Offen",
  [ORDER.done]: "Verrechnet",
  [ORDER.partial]: "Teilweise verrechnet",
  [ORDER.cancelled]: "Storniert",
  [INVOICE.draft]: "Entwurf",
  [INVOICE.pending]: "Offen",
  [INVOICE.paid]: "Bezahlt",
  [INVOICE.partial]: "Teilweise bezahlt",
  [INVOICE.cancelled]: "Storniert",
  [INVOICE.unpaid]: "Überfällig",
}

const PAYABLE: readonly number[] = [INVOICE.pending, INVOICE.partial]

/** A document as the page lists it. */
export interface BookEntry {
  number: string
  pdf: string
  title: string
  contact: string
  day: string
  total: string
  status: string
  isPayable: boolean
}

const entryOf = (world: World, document: DocumentRow): BookEntry => ({
  number: document.document_nr,
  pdf: `pdf/${document.kind}/${document.id}`,
  title: document.title ?? "",
  contact: document.contact_address.split("\n")[0] ?? "",
  day: printedDay(document.is_valid_from),
  total: printedAmount(sumsOf(document).total),
  status: STATUS[shownStatus(world, document)] ?? "",
  isPayable: document.kind === "kb_invoice" && PAYABLE.includes(document.status),
})

/** The books as a person reads them, newest first. */
export function booksOf(world: World): { title: string; entries: BookEntry[] }[] {
  const entries = (kind: "kb_invoice" | "kb_order" | "kb_offer") =>
    world.store
      .all(kind)
      .map((document) => entryOf(world, document))
      .reverse()
  return [
    { title: "Rechnungen", entries: entries("kb_invoice") },
    { title: "Aufträge", entries: entries("kb_order") },
    { title: "Offerten", entries: entries("kb_offer") },
  ]
}
