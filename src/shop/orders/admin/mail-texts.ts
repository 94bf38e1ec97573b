const MAILS: Record<string, string> = {
  activation: "Bestätigung der E-Mail-Adresse",
  cancellation: "Stornierung",
  "cart-given": "Übergebener Warenkorb",
  "company-invitation": "Einladung in ein Firmenkonto",
  "customer-invitation": "Einladung in ein Konto",
  "deposit-refund": "Rückgabe der Kaution",
  "event-cancelled": "Anlass abgesagt",
  "event-registration": "Anmeldung zu einem Anlass",
  "event-rescheduled": "Anlass zu neuer Zeit",
  extension: "Verlängerung",
  "invoice-cancelled": "Aufgehobene Rechnung",
  "invoice-changed": "Geänderte Rechnung",
  "invoice-issued": "Rechnung",
  "login-changed": "Neue E-Mail-Adresse des Kontos",
  "order-cancelled": "Stornierung der Bestellung",
  "order-confirmation": "Bestellbestätigung",
  "order-dispatched": "Versand",
  "order-request": "Bestellung zur Freigabe",
  "order-request-over": "Nicht freigegebene Bestellung",
  "password-changed": "Geändertes Passwort",
  "password-reset": "Link für ein neues Passwort",
  quote: "Offerte",
  "registration-cancelled": "Abmeldung von einem Anlass",
  "rental-protocol": "Übergabe- oder Rückgabeprotokoll",
  "rental-reminder-return": "Erinnerung an die Rückgabe",
  "rental-reminder-start": "Erinnerung an den Mietbeginn",
  rescheduling: "Neue Mietdaten",
  "staff-alarm": "Meldung an das Team",
  "staff-invitation": "Einladung ins Team",
  "staff-password-reset": "Link für ein neues Passwort im Team",
  "wait-list-confirm": "Warteliste: Adresse bestätigen",
  "wait-list-offer": "Warteliste: Gerät ist frei",
  "wait-list-waiting": "Warteliste: Eintrag",
}

/** What staff call the mail of a template. */
export const mailText = (template: string): string => MAILS[template] ?? template

export const MAIL_STATES = {
  sent: { text: "Versendet", color: "green" },
  waiting: { text: "Unterwegs", color: "grey" },
  failed: { text: "Nicht versendet, wird wiederholt", color: "red" },
} as const
