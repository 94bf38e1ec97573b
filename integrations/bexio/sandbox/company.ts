/** The company whose books the sandbox keeps. */
export interface SandboxCompany {
  name: string
  street: string
  houseNumber: string
  postcode: string
  city: string
  /** ISO 3166 alpha 2. */
  country: string
  phone: string
  mail: string
  web: string
  /** "CHE-999.999.996 MWST"; "" if the company has none. */
  vatNumber: string
  /** A QR-IBAN: invoices carry a QR reference. */
  qrIban: string
  bank: string
  /** On which side the company's envelopes have their window. */
  window: "left" | "right"
}

/** Invented; the QR-IBAN is a published example number. */
export const SAMPLE_COMPANY: SandboxCompany = {
  name: "Muster Vermessung AG",
  street: "Musterstrasse",
  houseNumber: "1",
  postcode: "9000",
  city: "St. Gallen",
  country: "CH",
  phone: "+41 71 000 00 00",
  mail: "shop@example.ch",
  web: "www.example.ch",
  vatNumber: "CHE-999.999.996 MWST",
  qrIban: "CH4431999123000889012",
  bank: "Musterbank",
  window: "right",
}
