import type { MailTemplate } from "../rendering/template"

export interface StaffPasswordResetMail {
  reset_url: string
  /** `Mo 7.12.2026, 14:30 Uhr` */
  expires_at: string
}

export const staffPasswordResetMail: MailTemplate<StaffPasswordResetMail> = {
  name: "staff-password-reset",
  subject: "Neues Passwort für die Verwaltung setzen",
  preview: "Der Link gilt bis {{expires_at}}.",
  body: `
Guten Tag

Für Ihr Login der Verwaltung wurde ein neues Passwort angefordert. Hier setzen Sie es:

[Neues Passwort setzen]({{reset_url}})

Der Link gilt bis {{expires_at}} und lässt sich einmal verwenden. Nach der Änderung sind Sie überall abgemeldet.

Haben Sie nichts angefordert? Dann brauchen Sie nichts zu tun; Ihr bisheriges Passwort bleibt gültig.
`,
}
