import type { MailTemplate } from "../rendering/template"

export interface StaffInvitationMail {
  invite_url: string
  /** `Mo 7.12.2026, 14:30 Uhr` */
  expires_at: string
}

export const staffInvitationMail: MailTemplate<StaffInvitationMail> = {
  name: "staff-invitation",
  subject: "Einladung in die Verwaltung des Shops",
  preview: "Der Link gilt bis {{expires_at}}.",
  body: `
Guten Tag

Sie sind eingeladen, in der Verwaltung des Shops mitzuarbeiten. Hier wählen Sie Ihr Passwort:

[Einladung annehmen]({{invite_url}})

Der Link gilt bis {{expires_at}} und lässt sich einmal verwenden.

Haben Sie keine Einladung erwartet? Dann brauchen Sie nichts zu tun.
`,
}
