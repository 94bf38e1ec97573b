import type { MailTemplate } from "../rendering/template"
import type { EventRegistrationMail } from "./event-registration"

export type EventCancelledMail = Omit<EventRegistrationMail, "event_url"> & {
  /** What staff say about it; none or one. */
  note: { text: string }[]
  events_url: string
  phone: string
}

export const eventCancelledMail: MailTemplate<EventCancelledMail> = {
  name: "event-cancelled",
  subject: "Abgesagt: {{event_name}}, {{event_date}}",
  preview: "Der Anlass in {{event_location}} findet nicht statt.",
  body: `
Guten Tag {{first_name}} {{last_name}}

Leider müssen wir diesen Anlass absagen, zu dem Sie angemeldet sind:

**{{event_name}}**
{{event_date}}, {{event_start}} bis {{event_end}} Uhr
{{event_place}}

{{#note}}
{{text}}

{{/note}}
Die angehängte Kalenderdatei entfernt den Termin aus Ihrem Kalender. Gerne begrüssen wir Sie an einem anderen Anlass, oder wir zeigen Ihnen die Geräte an einem Tag nach Ihrer Wahl: {{phone}}.

[Weitere Events ansehen]({{events_url}})
`,
}
