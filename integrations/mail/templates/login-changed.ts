import type { MailTemplate } from "../rendering/template"

export interface LoginChangedMail {
  first_name: string
  last_name: string
  former_email: string
  email: string
}

export const loginChangedMail: MailTemplate<LoginChangedMail> = {
  name: "login-changed",
  subject: "Neue E-Mail-Adresse für Ihr Konto",
  preview: "Sie melden sich künftig mit {{email}} an.",
  body: `
Guten Tag {{first_name}} {{last_name}}

Unser Team hat die E-Mail-Adresse Ihres Kontos geändert. Sie melden sich künftig mit {{email}} an statt mit {{former_email}}. Ihr Passwort bleibt dasselbe.

Auf allen Geräten wurden Sie abgemeldet. Mails zu Ihren Bestellungen gehen ab jetzt an die neue Adresse.

Haben Sie das nicht gewünscht? Dann rufen Sie uns bitte gleich an.
`,
}
