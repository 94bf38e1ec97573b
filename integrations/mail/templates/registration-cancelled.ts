import type { MailTemplate } from "../rendering/template"
import type { EventRegistrationMail } from "./event-registration"

export type RegistrationCancelledMail = Omit<EventRegistrationMail, "event_url"> & { events_url: string; phone: string }

export const registrationCancelledMail: MailTemplate<RegistrationCancelledMail> = {
  name: "registration-cancelled",
  subject: "Sie sind abgemeldet: {{event_name}}, {{event_date}}",
  preview: "Wir haben Sie vom Anlass in {{event_location}} abgemeldet.",
  body: `
Guten Tag {{first_name}} {{last_name}}

Wir haben Sie von diesem Anlass abgemeldet:

**{{event_name}}**
{{event_date}}, {{event_start}} bis {{event_end}} Uhr
{{event_place}}

Die angehängte Kalenderdatei entfernt den Termin aus Ihrem Kalender. War das ein Versehen? Rufen Sie uns an: {{phone}}.

[Weitere Events ansehen]({{events_url}})
`,
}
