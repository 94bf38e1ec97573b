import type { StaffAlarmMail } from "#integrations/mail/templates/index"
import type { AlarmCause } from "./watched"

type AlarmText = Pick<StaffAlarmMail, "severity" | "title" | "summary" | "advice" | "customer_impact">

/** What staff read and do, by cause. */
export const ALARM_TEXTS: Record<AlarmCause, AlarmText> = {
  auth: {
    severity: "Störung",
    title: "Buchhaltung verweigert den Zugang",
    summary:
      "Die Buchhaltung nimmt die Anmeldung des Shops nicht mehr an. Aufträge und Rechnungen warten, keine geht verloren.",
    advice:
      "Zugang in der Buchhaltung prüfen (Token abgelaufen, Rechte geändert) und die Zugangsdaten des Shops erneuern. Danach geht es von selbst weiter.",
    customer_impact: "Dokumente fehlen",
  },
  parked: {
    severity: "Warnung",
    title: "Auftrag wartet auf Korrektur",
    summary: "Die Buchhaltung hat einen Vorgang abgelehnt. Der Shop versucht es nicht von selbst noch einmal.",
    advice:
      "Fehler lesen, Ursache im Auftrag oder in der Buchhaltung beheben und den Vorgang neu starten; oder von Hand erfassen und als erledigt markieren.",
    customer_impact: "Dokumente fehlen",
  },
  late: {
    severity: "Warnung",
    title: "Aufträge kommen nicht in die Buchhaltung",
    summary: "Vorgänge sind seit Stunden nicht in der Buchhaltung angekommen. Der Shop versucht es weiter.",
    advice:
      "Prüfen, ob die Buchhaltung erreichbar ist. Sonst ist nichts zu tun: Der Rückstand wird von selbst abgearbeitet.",
    customer_impact: "Dokumente fehlen",
  },
  quote: {
    severity: "Warnung",
    title: "Offerten kommen nicht in die Buchhaltung",
    summary: "Offerten sind seit Stunden nicht in der Buchhaltung angekommen. Die Kunden warten auf ihr Dokument.",
    advice:
      "Fehler lesen, Ursache in der Buchhaltung beheben und die Offerte neu starten, oder dem Kunden von Hand offerieren.",
    customer_impact: "Dokumente fehlen",
  },
  credit: {
    severity: "Hinweis",
    title: "Gutschrift freigeben",
    summary:
      "Eine bezahlte Bestellung wurde geändert. Der Shop hat die Gutschrift vorbereitet; auszahlen kann sie nur das Team.",
    advice: "Gutschrift in der Buchhaltung erstellen, Betrag überweisen und den Vorgang als erledigt markieren.",
    customer_impact: "keine Auswirkung",
  },
}
