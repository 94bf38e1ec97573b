import type { StaffAuditEntry } from "../../contract/staff-audit"

/** What stands before the point in an action. */
export const AUDIT_AREAS: Record<string, string> = {
  admin: "Medusas Seiten",
  content: "Inhalte",
  customer: "Kunden",
  erp: "Buchhaltung",
  event: "Veranstaltungen",
  order: "Bestellungen",
  product: "Produkte",
  rental: "Vermietung",
  settings: "Einstellungen",
}

const ACTIONS: Record<string, string> = {
  "content.restore": "Frühere Version eines Textes zurückgeholt",
  "content.save": "Text geändert",
  "customer.address": "Adresse gespeichert",
  "customer.address-delete": "Adresse gelöscht",
  "customer.deactivate": "Konto gesperrt",
  "customer.edit": "Kundendaten geändert",
  "customer.end-sessions": "Überall abgemeldet",
  "customer.impersonate": "Link zum Handeln im Namen des Kunden",
  "customer.login-email": "Anmeldung geändert",
  "customer.mail-activation": "Aktivierung gesendet",
  "customer.mail-reset": "Link für neues Passwort gesendet",
  "customer.reactivate": "Sperre aufgehoben",
  "erp.release": "Gutschrift freigegeben",
  "erp.reopen": "Verbindung wieder geöffnet",
  "erp.reread": "Rechnungen neu eingelesen",
  "erp.retry": "Vorgang erneut versucht",
  "erp.solved": "Vorgang von Hand erledigt",
  "event.cancel": "Veranstaltung abgesagt",
  "event.change": "Veranstaltung geändert",
  "event.create": "Veranstaltung erfasst",
  "event.delete": "Veranstaltung gelöscht",
  "event.register": "Anmeldung erfasst",
  "event.registration_cancel": "Anmeldung storniert",
  "event.registration_change": "Anmeldung geändert",
  "event.registration_move": "Anmeldung verschoben",
  "order.confirm": "Bestätigung erneut gesendet",
  "order.note": "Notiz geschrieben",
  "order.note-delete": "Notiz gelöscht",
  "product.create": "Produkt erfasst",
  "rental.block": "Gerät gesperrt",
  "rental.cancel": "Miete storniert",
  "rental.extend": "Miete verlängert",
  "rental.hand-over": "Gerät übergeben",
  "rental.move": "Auf ein anderes Gerät verschoben",
  "rental.return": "Gerät zurückgenommen",
  "rental.unblock": "Sperre eines Geräts aufgehoben",
  "rental.waive": "Gebühr erlassen",
  "settings.save": "Einstellungen geändert",
}

const METHODS: Record<string, string> = {
  post: "gespeichert",
  put: "gespeichert",
  patch: "geändert",
  delete: "gelöscht",
}
const ROOTS: Record<string, string> = {
  customers: "Kunde",
  "customer-groups": "Kundengruppe",
  "inventory-items": "Lagerbestand",
  invites: "Einladung",
  orders: "Bestellung",
  payments: "Zahlung",
  "price-lists": "Preisliste",
  products: "Produkt",
  "product-categories": "Kategorie",
  "product-variants": "Variante",
  reservations: "Lagerreservation",
  "stock-locations": "Lagerort",
  users: "Benutzer",
}

/** What was done, in words. */
export function auditText({ action, subject }: Pick<StaffAuditEntry, "action" | "subject">): string {
  if (ACTIONS[action]) return ACTIONS[action]
  const [area, verb] = action.split(".")
  if (area === "admin") return `${ROOTS[subject.type] ?? subject.type} ${METHODS[verb] ?? verb}`
  return AUDIT_AREAS[area] ? `${AUDIT_AREAS[area]}: ${verb}` : action
}

/** How a write on Medusa's own pages ended; null for our own, which are here only if they were done. */
export function auditEnd(status: number | null): { text: string; color: "grey" | "green" | "orange" } | null {
  if (status === null) return null
  if (status === 0) return { text: "Ausgang unbekannt", color: "orange" }
  return status < 400 ? { text: "Ausgeführt", color: "green" } : { text: "Abgelehnt", color: "grey" }
}

const FIELDS: Record<string, string> = {
  address: "Adresse",
  city: "Ort",
  company: "Firma",
  company_uid: "UID",
  credit: "Gutschrift (Rappen)",
  document: "Dokument",
  email: "E-Mail",
  ends_on: "Letzter Tag",
  first_name: "Vorname",
  is_deactivated: "Gesperrt",
  last_error: "Letzter Fehler",
  last_name: "Name",
  name: "Name",
  note: "Notiz",
  path: "Seite",
  phone: "Telefon",
  postalcode: "PLZ",
  reason: "Grund",
  sector: "Branche",
  sessions: "Angemeldete Geräte",
  starts_on: "Erster Tag",
  state: "Stand",
  title: "Titel",
  to: "An",
}

export const auditField = (field: string): string => FIELDS[field] ?? field
