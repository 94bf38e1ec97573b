import type { MailTemplate } from "../rendering/template"

export interface ActivationMail {
  first_name: string
  last_name: string
  company: string
  activation_url: string
  /** `Mo 7.12.2026, 14:30 Uhr` */
  expires_at: string
}

export const activationMail: MailTemplate<ActivationMail> = {
  name: "activation",
  subject: "Bitte bestätigen Sie Ihre E-Mail-Adresse",
  preview: "Ein Klick, und Ihr Konto ist bereit.",
  body: `
Guten Tag {{first_name}} {{last_name}}

Vielen Dank für Ihre Registrierung im Namen von {{company}}. Bitte bestätigen Sie Ihre E-Mail-Adresse, dann ist Ihr Konto bereit:

[E-Mail-Adresse bestätigen]({{activation_url}})

Der Link gilt bis {{expires_at}} und lässt sich einmal verwenden. Ihr Warenkorb wartet auf Sie.

Haben Sie sich nicht registriert? Dann können Sie diese Nachricht löschen; das Konto wird nicht freigeschaltet.
`,
}
