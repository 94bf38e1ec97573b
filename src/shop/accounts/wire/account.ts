import * as z from "zod/mini"
import { parseUid } from "#kernel/uid"
import { refusal } from "#kernel/wire/errors"
import { messageKey } from "#kernel/wire/message"
import { instant, lineOfText, optionalLine } from "#kernel/wire/primitives"
import { PASSWORD_MIN_LENGTH } from "../rules/password-strength"

export const SECTORS = [
  "Architektur",
  "Holzbau",
  "Metallbau",
  "Gebäudetechnik",
  "Industrie",
  "Tiefbau",
  "Sonstige",
] as const
export const sector = z.enum(SECTORS, "input.sector_missing")
export type Sector = z.infer<typeof sector>

// One address and nothing that a mail program would read as a second one or as a name next to it.
const PART = String.raw`[^\s\p{Cc}\p{Cf}@,;:<>()[\]\\"]+`

const emailOf = (shape: RegExp) =>
  z
    .string("input.email_missing")
    .check(
      z.trim(),
      z.minLength(1, { error: "input.email_missing", abort: true }),
      z.maxLength(254, messageKey("input.too_long", { most: 254 })),
      z.regex(shape, "input.email_invalid"),
    )

/** Trimmed; matched without case by the server. */
export const email = emailOf(new RegExp(`^${PART}@${PART}\\.${PART}$`, "u"))

/** Whatever a mail can be sent to: nobody logs in with it. */
export const reachableEmail = emailOf(new RegExp(`^${PART}@${PART}$`, "u"))

/** Any non-empty password up to 128 characters (ruling 6: the meter is advisory at sign-up). */
export const signupPassword = z
  .string("accounts.password_missing")
  .check(z.minLength(1, "accounts.password_missing"), z.maxLength(128, messageKey("input.too_long", { most: 128 })))

export const loginBody = z.object({
  username: lineOfText("input.email_missing", 254),
  password: z.string("accounts.password_missing").check(z.minLength(1, "accounts.password_missing"), z.maxLength(1024)),
})
export type LoginBody = z.infer<typeof loginBody>
export const loginAnswer = z.object({ auth_token: z.string() })
export type LoginAnswer = z.infer<typeof loginAnswer>

export const checkEmailQuery = z.object({ email })
export const checkEmailAnswer = z.object({ exists: z.boolean() })

export const companyFields = {
  company: lineOfText("input.company_missing"),
  sector,
  first_name: lineOfText("input.firstname_missing"),
  last_name: lineOfText("input.lastname_missing"),
  address: lineOfText("input.address_missing"),
  postalcode: lineOfText("input.postalcode_missing", 10),
  city: lineOfText("input.city_missing"),
  phone: lineOfText("input.phone_missing", 50),
}

/** A company number in any spelling, its check digit right; null for a company entered by hand. */
export const companyUid = z.string().check(
  z.maxLength(30),
  z.refine((value) => parseUid(value) !== null, "input.uid_invalid"),
)

export const signupBody = z.object({
  email,
  password: signupPassword,
  company_uid: z.optional(z.nullable(companyUid)),
  ...companyFields,
})
export type SignupBody = z.infer<typeof signupBody>

/** Body of `POST /activate/`. */
export const activateBody = z.object({
  uidb64: lineOfText("accounts.link_incomplete", 128),
  token: lineOfText("accounts.link_incomplete", 128),
})
export const resendActivationBody = z.object({ email })

/** What a link of a mail leads to; `account` only while it can be used. */
export const linkPreview = z.object({
  purpose: z.enum(["activation", "reset"]),
  state: z.enum(["open", "used", "expired"]),
  account: z.nullable(
    z.object({ company: z.string(), first_name: z.string(), last_name: z.string(), email: z.string() }),
  ),
})
export type LinkPreview = z.infer<typeof linkPreview>

const PASSWORD_TOO_SHORT = "accounts.password_short"

/** A new password: at least 12 characters, at most 128 (ruling 6). */
export const newPassword = (missing: string) =>
  z.string(missing).check(
    z.minLength(1, { error: missing, abort: true }),
    z.refine((password) => password.length >= PASSWORD_MIN_LENGTH, PASSWORD_TOO_SHORT),
    z.maxLength(128, messageKey("input.too_long", { most: 128 })),
  )

/** Body of `POST /reset_user_password/`. */
export const resetBody = z.object({ email })
/** Body of `POST /reset_user_password_confirm/`. */
export const resetConfirmBody = z.object({
  ...activateBody.shape,
  password: newPassword("accounts.new_password_missing"),
})
export type ResetConfirmBody = z.infer<typeof resetConfirmBody>

export const changePasswordBody = z.object({
  current_password: z
    .string("accounts.current_password_missing")
    .check(z.minLength(1, "accounts.current_password_missing"), z.maxLength(1024)),
  new_password: newPassword("accounts.new_password_missing"),
})
export type ChangePasswordBody = z.infer<typeof changePasswordBody>
/** `token` is the login that goes on; all others have ended. */
export const changePasswordAnswer = z.object({ message: z.string(), token: z.string() })
/** Refused for now. `error`: the first reason, which the page reads. @see spec "customer area" §7 */
export const changePasswordRefusal = z.extend(refusal, { error: z.string() })
export type ChangePasswordAnswer = z.infer<typeof changePasswordAnswer>

/** Body of `PUT /profile/`. The e-mail is the login and stays; what is sent for it has no effect. */
export const profileBody = z.object({ ...companyFields, email: z.optional(z.unknown()) })
export type ProfileBody = z.infer<typeof profileBody>

export const profile = z.object({
  company_name: z.string(),
  sector: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  postalcode: z.string(),
  city: z.string(),
  last_password_change: z.nullable(instant),
  /** Only while staff act in the customer's name: when that ends at the latest. */
  impersonation: z.optional(z.object({ expires_at: instant })),
})
export type Profile = z.infer<typeof profile>

/** An address as checkout prints it; every field but the company is required (ruling 5). */
export const addressFields = {
  company: optionalLine(),
  first_name: lineOfText("input.firstname_missing"),
  last_name: lineOfText("input.lastname_missing"),
  address: lineOfText("input.address_missing"),
  postalcode: lineOfText("input.postalcode_missing", 10),
  city: lineOfText("input.city_missing"),
}
