import type { MailTemplate } from "../rendering/template"

export interface ActivationMail {
  first_name: string
  last_name: string
  company: string
  activation_url: string
  /** Where who didn't sign up removes the account. */
  remove_url: string
  /** `Mo 7.12.2026, 14:30 Uhr` */
  expires_at: string
}

export const activationMail: MailTemplate<ActivationMail> = {
  name: "activation",
  subject: "Bitte bestätigen Sie Ihre E-Mail-Adresse",
  preview: "Ein Klick, und Ihr Konto ist bereit.",
  body: `
Guten Tag

Mit Ihrer E-Mail-Adresse wurde ein Konto eröffnet, für:

- Firma: **{{company}}**
- Person: **{{first_name}} {{last_name}}**

Waren Sie das? Dann bestätigen Sie bitte Ihre E-Mail-Adresse, und Ihr Konto ist bereit:

[E-Mail-Adresse bestätigen]({{activation_url}})

Der Link gilt bis {{expires_at}} und lässt sich einmal verwenden.

**Sie haben sich nicht registriert, oder die Angaben sind nicht Ihre?** Dann bestätigen Sie nichts. Hier entfernen Sie die Registrierung:

[Das war ich nicht]({{remove_url}})
`,
}
