import { chfWithRappen } from "#kernel/format-chf"
import type { StaffErpLink, StaffErpRow, StaffErpState } from "../wire/staff-erp"

export const ERP_STATES: Record<StaffErpState, { text: string; color: "grey" | "green" | "orange" | "red" }> = {
  new: { text: "Wartet", color: "grey" },
  contact: { text: "Kontakt erfasst", color: "grey" },
  order: { text: "Auftrag erfasst", color: "grey" },
  invoice: { text: "Rechnung erfasst", color: "grey" },
  tagged: { text: "Rechnung erfasst", color: "grey" },
  issued: { text: "Rechnung gestellt", color: "grey" },
  done: { text: "Erledigt", color: "green" },
  credit: { text: "Gutschrift freigeben", color: "orange" },
  parked: { text: "Braucht Korrektur", color: "red" },
}

const KINDS: Record<string, string> = {
  order: "Bestellung",
  cancellation: "Miete storniert",
  extension: "Miete verlängert",
  late_return: "Verspätete Rückgabe",
  early_return: "Vorzeitige Rückgabe",
  waiver: "Erlass",
  order_cancellation: "Bestellung storniert",
  damage: "Schaden",
  missing_part: "Fehlendes Zubehör",
  refund: "Rückgabe der Kaution",
  instalment: "Monatsrechnung",
}
export const erpKindText = (kind: string): string => KINDS[kind] ?? kind

export const INVOICE_STATES: Record<string, string> = {
  draft: "Entwurf",
  open: "offen",
  partial: "teilweise bezahlt",
  paid: "bezahlt",
  cancelled: "storniert",
}

const CLASSES: Record<string, string> = {
  auth: "Die Buchhaltung nimmt die Anmeldung des Shops nicht an. Sobald der Zugang erneuert ist, geht es von selbst weiter.",
  rate_limit: "Die Buchhaltung bittet um Geduld. Es geht von selbst weiter.",
  transient: "Die Buchhaltung hat nicht geantwortet. Der Shop versucht es wieder.",
  ambiguous: "Die Antwort ging verloren. Der Shop schaut zuerst nach, ob das Dokument schon besteht.",
  permanent: "Die Buchhaltung hat den Vorgang abgelehnt.",
}

const amount = (rappen: string) => chfWithRappen(Number(rappen))

/** What the shop says in its own words when it parks a row, in those of staff. */
const REASONS: [RegExp, (...found: string[]) => string][] = [
  [
    /^The ERP's order comes to (\d+), the shop's to (\d+) Rappen/,
    (erp, shop) => `Der Auftrag lautet in der Buchhaltung auf ${amount(erp)}, im Shop auf ${amount(shop)}.`,
  ],
  [
    /^The invoice comes to (\d+), the shop's to (\d+) Rappen/,
    (erp, shop) => `Die Rechnung lautet in der Buchhaltung auf ${amount(erp)}, im Shop auf ${amount(shop)}.`,
  ],
  [
    /^The ERP's quote comes to (\d+), the shop's to (\d+) Rappen/,
    (erp, shop) => `Die Offerte lautet in der Buchhaltung auf ${amount(erp)}, im Shop auf ${amount(shop)}.`,
  ],
  [
    /^Of (\d+) Rappen some are paid, and the shop's document comes to (\d+)/,
    (erp, shop) =>
      `Die Rechnungen, von denen etwas bezahlt ist, ergeben ${amount(erp)}, geschuldet sind ${amount(shop)}. Bitte verrechnen Sie den Rest in der Buchhaltung von Hand.`,
  ],
  [
    /^What it takes the place of was settled by hand/,
    () =>
      "Was früher verrechnet wurde, haben Sie von Hand erledigt. Bitte führen Sie auch diese Änderung in der Buchhaltung nach, und dann «Als erledigt markieren».",
  ],
  [
    /^Paid without the accounts/,
    () => "Ohne Buchhaltung bezahlt: Der Shop verrechnet die Bestellung nicht noch einmal.",
  ],
  [
    /^Its order was paid without the accounts/,
    () =>
      "Die Bestellung wurde ohne Buchhaltung bezahlt. Ist auch das hier schon verrechnet, oder verrechnen Sie es von Hand: «Als erledigt markieren». Soll es der Shop in die Buchhaltung bringen: «Erneut versuchen».",
  ],
  [
    /^Perhaps given back by hand/,
    () =>
      "Die Bestellung wurde ohne Buchhaltung bezahlt. Bitte prüfen Sie zuerst, ob der Betrag schon zurückbezahlt ist.",
  ],
  [
    /^What it takes the place of was cancelled in the ERP/,
    () =>
      "Die Rechnung, an deren Stelle diese Änderung tritt, wurde in der Buchhaltung storniert oder gelöscht. Gibt es dafür eine neue, tragen Sie deren Nummer beim früheren Vorgang ein («Neue Rechnung eintragen») und versuchen es hier erneut. Sonst führen Sie die Änderung in der Buchhaltung nach, und dann «Erledigt».",
  ],
  [/^Invoice \S+ is gone from the ERP/, () => "Die Rechnung wurde in der Buchhaltung gelöscht."],
  [/^The order or its customer is gone/, () => "Die Bestellung oder ihr Kunde wurde im Shop gelöscht."],
  [/^The (change|instalment) is gone/, () => "Die Änderung gibt es im Shop nicht mehr."],
  [/^Its document has become empty/, () => "Inzwischen ist nichts mehr zu verrechnen."],
  [/^Fault in the shop/, () => "Im Shop ist ein Fehler aufgetreten. Bitte melden Sie ihn der Technik."],
]

/** What stopped a row, in words that staff understand; null if nothing did. */
export function erpErrorText({
  last_error_class: kind,
  last_error: error,
}: Pick<StaffErpRow, "last_error_class" | "last_error">): string | null {
  if (kind === null && error === null) return null
  for (const [pattern, text] of REASONS) {
    const found = pattern.exec(error ?? "")
    if (found) return text(...found.slice(1))
  }
  return CLASSES[kind ?? "permanent"] ?? CLASSES.permanent
}

export const ERP_LINK_STATES: Record<StaffErpLink["gate"], { text: string; color: "green" | "orange" | "red" }> = {
  open: { text: "Verbunden", color: "green" },
  limited: { text: "Pause auf Wunsch der Buchhaltung", color: "orange" },
  down: { text: "Nicht erreichbar", color: "red" },
  login: { text: "Anmeldung abgelehnt", color: "red" },
}
