import type { MailTemplate } from "../rendering/template"
import type { EventRegistrationMail } from "./event-registration"

export const eventRescheduledMail: MailTemplate<EventRegistrationMail> = {
  name: "event-rescheduled",
  subject: "Neuer Termin: {{event_name}}, {{event_date}}",
  preview: "Ihr Platz in {{event_location}} ist reserviert.",
  body: `
Guten Tag {{first_name}} {{last_name}}

Zeit oder Ort Ihres Anlasses haben sich geändert. Ihr Platz ist reserviert, und zwar neu hier:

**{{event_name}}**
{{event_date}}, {{event_start}} bis {{event_end}} Uhr
{{event_place}}

Den neuen Termin haben wir als Kalenderdatei angehängt; bitte löschen Sie den bisherigen, falls er in Ihrem Kalender stehen bleibt. Sie sind dann verhindert? Antworten Sie kurz auf diese Mail, dann geben wir den Platz weiter.

[Programm ansehen]({{event_url}})
`,
}
