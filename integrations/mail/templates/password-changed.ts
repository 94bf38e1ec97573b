import type { MailTemplate } from "../rendering/template"

export interface PasswordChangedMail {
  first_name: string
  last_name: string
  /** `Mo 7.12.2026, 14:30 Uhr` */
  changed_at: string
  /** Where a new password is asked for. */
  reset_url: string
  phone: string
}

export const passwordChangedMail: MailTemplate<PasswordChangedMail> = {
  name: "password-changed",
  subject: "Ihr Passwort wurde geändert",
  preview: "Waren Sie das nicht? Dann handeln Sie bitte gleich.",
  body: `
Guten Tag {{first_name}} {{last_name}}

Das Passwort Ihres Kontos wurde geändert: {{changed_at}}. Auf allen anderen Geräten wurden Sie abgemeldet. Waren Sie das, brauchen Sie nichts zu tun.

**Das waren nicht Sie?** Dann setzen Sie bitte gleich ein neues Passwort und rufen uns an: {{phone}}. Prüfen Sie auch den Zugang zu Ihrem E-Mail-Konto.

[Neues Passwort anfordern]({{reset_url}})
`,
}
