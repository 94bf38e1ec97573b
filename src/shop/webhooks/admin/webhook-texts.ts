import type { EVENT_TYPES } from "../rules/event-types"
import type { DeliveryState, StaffWebhook } from "../wire/staff-webhooks"

const EVENTS: Record<(typeof EVENT_TYPES)[number] | "webhook.test", string> = {
  "rental.booked": "Miete gebucht",
  "rental.changed": "Miete geändert",
  "rental.unit_changed": "Anderes Gerät",
  "rental.handed_over": "Gerät übergeben",
  "rental.returned": "Gerät zurück",
  "order.placed": "Bestellung",
  "order.cancelled": "Bestellung storniert",
  "invoice.issued": "Rechnung ausgestellt",
  "invoice.paid": "Rechnung bezahlt",
  "invoice.cancelled": "Rechnung storniert",
  "quote.issued": "Offerte ausgestellt",
  "unit.blocked": "Gerät gesperrt",
  "unit.released": "Sperre aufgehoben",
  "customer.activated": "Kundenkonto aktiviert",
  "customer.erased": "Personendaten gelöscht",
  "webhook.test": "Testmeldung",
}

/** What staff call a type of event. */
export const eventText = (type: string): string => (EVENTS as Record<string, string>)[type] ?? type

export const DELIVERY_TEXTS: Record<DeliveryState, { text: string; color: "orange" | "green" | "red" }> = {
  waiting: { text: "wartet", color: "orange" },
  delivered: { text: "zugestellt", color: "green" },
  given_up: { text: "aufgegeben", color: "red" },
}

export const STATE_TEXTS: Record<StaffWebhook["state"], { text: string; color: "orange" | "green" | "grey" }> = {
  on: { text: "ein", color: "green" },
  resting: { text: "nicht erreichbar", color: "orange" },
  off: { text: "aus", color: "grey" },
}

/** Who or what switched it off. */
export const OFF_TEXTS: Record<NonNullable<StaffWebhook["off_reason"]>, string> = {
  staff: "Vom Team ausgeschaltet.",
  gone: "Der Empfänger sagt, dass es ihn nicht mehr gibt.",
  failing: "Fünf Tage lang hat er nichts angenommen.",
}

const PROBLEMS: Record<string, string> = {
  timeout: "keine Antwort innert 15 Sekunden",
  private_address: "die Adresse führt in ein privates Netz",
  no_answer: "die Verbindung endete ohne Antwort",
}

/** Why an attempt failed: the receiver's status, or what kept it from being reached. */
export const problemText = (error: string): string =>
  PROBLEMS[error] ?? (error.startsWith("HTTP ") ? `Antwort ${error}` : `nicht erreicht (${error})`)
