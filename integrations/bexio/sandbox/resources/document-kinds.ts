import { INVOICE, OFFER, ORDER } from "../ledger/status"
import type { DocumentKind } from "../store/rows"

interface KindOfDocument {
  prefix: string
  status: number
  /** `is_valid_to` of a document that names none, in days after `is_valid_from`. */
  days: number
  header: string
}

export const DOCUMENT_KINDS: Record<DocumentKind, KindOfDocument> = {
  kb_offer: {
    prefix: "AN",
    status: OFFER.draft,
    days: 30,
    header: "Danke für Ihr Interesse. Wir offerieren Ihnen:",
  },
  kb_order: {
    prefix: "AU",
    status: ORDER.pending,
    days: 30,
    header: "Danke für Ihren Auftrag, den wir Ihnen gerne bestätigen:",
  },
  kb_invoice: {
    prefix: "RE",
    status: INVOICE.draft,
    days: 29,
    header: "Ihre Rechnung setzt sich so zusammen:",
  },
}

const number = (prefix: string, id: number) => `${prefix}-${String(id).padStart(5, "0")}`

export const documentNumber = (kind: DocumentKind, id: number) => number(DOCUMENT_KINDS[kind].prefix, id)
