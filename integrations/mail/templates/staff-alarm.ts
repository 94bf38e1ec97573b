import type { MailTemplate } from "../rendering/template"

/** One mail per cause and hour; what happened, who is concerned, what to do. No data of customers beyond numbers. */
export interface StaffAlarmMail {
  severity: "Hinweis" | "Warnung" | "Störung"
  /** `Auftrag wartet auf Korrektur` */
  title: string
  summary: string
  affected_count: string
  /** `Mo 7.12.2026, 14:30 Uhr` */
  since: string
  attempts: string
  /** One entry if it is tried again by itself. */
  next_attempt: { next_attempt_at: string }[]
  affected: { label: string; admin_url: string }[]
  error_class: string
  error_text: string
  advice: string
  queue_url: string
  customer_impact: "keine Auswirkung" | "Dokumente fehlen" | "Termin gefährdet"
}

export const staffAlarmMail: MailTemplate<StaffAlarmMail> = {
  name: "staff-alarm",
  subject: "[Shop] {{severity}}: {{title}}",
  preview: "{{affected_count}} betroffen, seit {{since}}.",
  body: `
**Was ist passiert:** {{summary}}

**Seit:** {{since}} · **Versuche:** {{attempts}}{{#next_attempt}} · **Nächster Versuch:** {{next_attempt_at}}{{/next_attempt}}

**Betroffen:**

{{#affected}}
- [{{label}}]({{admin_url}})
{{/affected}}

**Letzter Fehler:** {{error_class}}: {{error_text}}

**Was zu tun ist:** {{advice}}

[Im Admin öffnen]({{queue_url}})

**Auswirkung auf Kundinnen und Kunden:** {{customer_impact}}

Diese Meldung kommt höchstens einmal pro Stunde und Ursache.
`,
}
