import type { MailTemplate } from "../rendering/template"

export interface EventRegistrationMail {
  first_name: string
  last_name: string
  event_name: string
  /** `Do 17.12.2026` */
  event_date: string
  /** `16:30` */
  event_start: string
  event_end: string
  event_location: string
  /** Hall and address, or the town alone: `Musterhalle Olten, Beispielweg 3, 4600 Olten` */
  event_place: string
  event_url: string
}

export const eventRegistrationMail: MailTemplate<EventRegistrationMail> = {
  name: "event-registration",
  subject: "Ihre Anmeldung: {{event_name}}, {{event_date}}",
  preview: "Wir freuen uns auf Sie in {{event_location}}.",
  body: `
Guten Tag {{first_name}} {{last_name}}

Schön, dass Sie kommen. Ihr Platz ist reserviert:

**{{event_name}}**
{{event_date}}, {{event_start}} bis {{event_end}} Uhr
{{event_place}}

Den Termin haben wir als Kalenderdatei angehängt. Sie sind verhindert? Antworten Sie kurz auf diese Mail, dann geben wir den Platz weiter.

[Programm ansehen]({{event_url}})
`,
}
