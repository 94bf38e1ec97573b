const MAILS: Record<string, string> = {
  "order-confirmation": "Bestellbestätigung",
  cancellation: "Stornierung",
  extension: "Verlängerung",
  "invoice-issued": "Rechnung",
  "rental-reminder-start": "Erinnerung an den Mietbeginn",
  "rental-reminder-return": "Erinnerung an die Rückgabe",
}

/** What staff call the mail of a template. */
export const mailText = (template: string): string => MAILS[template] ?? template

export const MAIL_STATES = {
  sent: { text: "Versendet", color: "green" },
  waiting: { text: "Unterwegs", color: "grey" },
  failed: { text: "Nicht versendet, wird wiederholt", color: "red" },
} as const
