import type { DocumentKind } from "../store/rows"

interface DocumentTexts {
  title: string
  date: string
  /** What `is_valid_to` says; null where it says nothing. */
  until: string | null
  subject: string
}

export const DOCUMENT_TEXTS: Record<DocumentKind, DocumentTexts> = {
  kb_offer: { title: "Offerte", date: "Datum", until: "Gültig bis", subject: "Betreff" },
  kb_order: { title: "Auftragsbestätigung", date: "Datum", until: null, subject: "Bestellung" },
  kb_invoice: { title: "Rechnung", date: "Rechnungsdatum", until: "Zahlbar bis", subject: "Bestellung" },
}

export const COLUMN_TEXTS = {
  pos: "Pos.",
  text: "Beschreibung",
  amount: "Menge",
  unit: "",
  price: "Preis",
  total: "Total CHF",
}
