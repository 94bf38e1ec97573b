import type { StaffAuditEntry } from "../../contract/staff-audit"

/** What stands before the point in an action. */
export const AUDIT_AREAS: Record<string, string> = {
  admin: "Medusas Seiten",
  content: "Inhalte",
  customer: "Kunden",
  employee: "Team",
  erp: "Buchhaltung",
  event: "Veranstaltungen",
  order: "Bestellungen",
  product: "Produkte",
  reference: "Referenzen",
  rental: "Vermietung",
  settings: "Einstellungen",
  staff: "Mitarbeitende",
  testimonial: "Kundenstimmen",
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
  "customer.rental-limit-lift": "Mietlimite aufgehoben",
  "customer.rental-limit-restore": "Mietlimite wieder eingesetzt",
  "employee.change": "Person des Teams geändert",
  "employee.create": "Person ins Team aufgenommen",
  "employee.delete": "Person aus dem Team gelöscht",
  "employee.place": "Reihenfolge des Teams geändert",
  "erp.release": "Gutschrift freigegeben",
  "erp.reopen": "Verbindung wieder geöffnet",
  "erp.reread": "Rechnungen neu eingelesen",
  "erp.retry": "Vorgang erneut versucht",
  "erp.retry-quote": "Offerte erneut versucht",
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
  "product.card": "Karte und Fakten eines Produkts geändert",
  "product.create": "Produkt erfasst",
  "product.links": "Zubehör und Software eines Produkts geändert",
  "product.media": "Dateien und Videos eines Produkts geändert",
  "product.offers": "Dienstleistungen und Einsatzzwecke eines Produkts geändert",
  "product.prices": "Preise eines Produkts geändert",
  "product.search": "Suche und SEO eines Produkts geändert",
  "product.texts": "Texte eines Produkts geändert",
  "reference.change": "Referenz geändert",
  "reference.create": "Referenz erfasst",
  "reference.delete": "Referenz gelöscht",
  "reference.place": "Reihenfolge der Referenzen geändert",
  "rental.block": "Gerät gesperrt",
  "rental.cancel": "Miete storniert",
  "rental.closed-day-add": "Tage geschlossen",
  "rental.closed-day-remove": "Geschlossenen Tag wieder geöffnet",
  "rental.damage": "Schaden erfasst",
  "rental.delivery-type-add": "Lieferart erfasst",
  "rental.delivery-type-change": "Lieferart geändert",
  "rental.delivery-type-move": "Reihenfolge der Lieferarten geändert",
  "rental.extend": "Miete verlängert",
  "rental.feed-end": "Kalender abgeschaltet",
  "rental.feed-renew": "Kalender erstellt oder mit neuer Adresse",
  "rental.hand-over": "Gerät übergeben",
  "rental.hand-over-undo": "Übergabe rückgängig gemacht",
  "rental.inspect": "Gerät geprüft",
  "rental.move": "Auf ein anderes Gerät verschoben",
  "rental.purpose-add": "Einsatzzweck erfasst",
  "rental.purpose-change": "Einsatzzweck geändert",
  "rental.purpose-move": "Reihenfolge der Einsatzzwecke geändert",
  "rental.purpose-remove": "Einsatzzweck entfernt",
  "rental.return": "Gerät zurückgenommen",
  "rental.service-add": "Dienstleistung erfasst",
  "rental.service-change": "Dienstleistung geändert",
  "rental.service-move": "Reihenfolge der Dienstleistungen geändert",
  "rental.unblock": "Sperre eines Geräts aufgehoben",
  "rental.unit-add": "Gerät erfasst",
  "rental.unit-change": "Gerät geändert",
  "rental.unit-restore": "Gerät wieder aufgenommen",
  "rental.unit-retire": "Gerät ausgemustert",
  "rental.waive": "Gebühr erlassen",
  "settings.save": "Einstellungen geändert",
  "staff.join": "Einladung angenommen",
  "staff.password": "Neues Passwort gesetzt",
  "testimonial.change": "Kundenstimme geändert",
  "testimonial.create": "Kundenstimme erfasst",
  "testimonial.delete": "Kundenstimme gelöscht",
  "testimonial.place": "Reihenfolge der Kundenstimmen geändert",
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
