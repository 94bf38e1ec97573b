import * as z from "zod/mini"
import { messageKey } from "#kernel/wire/message"
import { lineOfText, optionalLine } from "#kernel/wire/primitives"
import { email } from "./account"

const password = z
  .string("accounts.password_missing")
  .check(z.minLength(1, "accounts.password_missing"), z.maxLength(1024, messageKey("input.too_long", { most: 1024 })))

/** As the commerce admin sends it; which e-mails are well formed is nothing to tell who guesses. */
export const staffLoginBody = z.object({
  email: lineOfText("input.email_missing", 254),
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
