import * as z from "zod/mini"
import { lineOfText, optionalLine } from "#kernel/wire/primitives"
import { email } from "./account"

const password = z
  .string("Bitte Passwort eingeben")
  .check(z.minLength(1, "Bitte Passwort eingeben"), z.maxLength(1024, "Höchstens 1024 Zeichen."))

/** As the commerce admin sends it; which e-mails are well formed is nothing to tell who guesses. */
export const staffLoginBody = z.object({
  email: lineOfText("Bitte E-Mail Adresse eingeben", 254),
  password,
})
export type StaffLoginBody = z.infer<typeof staffLoginBody>

/** What an invited person chooses; the e-mail must be the invitation's. */
export const staffRegisterBody = z.object({ email, password })
export type StaffRegisterBody = z.infer<typeof staffRegisterBody>

export const staffResetBody = z.object({ identifier: email })
export const staffPasswordBody = z.object({ password })

export const acceptInvitationQuery = z.object({ token: z.string().check(z.minLength(1), z.maxLength(4096)) })
export const acceptInvitationBody = z.object({
  email: z.optional(z.nullable(email)),
  first_name: optionalLine(),
  last_name: optionalLine(),
})
export type AcceptInvitationBody = z.infer<typeof acceptInvitationBody>

export interface StaffTokenAnswer {
  token: string
}
