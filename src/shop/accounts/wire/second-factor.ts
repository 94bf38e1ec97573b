import * as z from "zod/mini"
import { lineOfText } from "#kernel/wire/primitives"

/** What an authenticator app shows, or a recovery code. */
const code = lineOfText("accounts.code_missing", 40)

/** `GET /admin/own-factor`: of who asks. */
export interface OwnFactor {
  is_on: boolean
  /** The owner wants it of this role. */
  is_required: boolean
  recovery_codes_left: number
}

/** `POST /admin/own-factor`: for an authenticator app; the secret is shown this once. */
export interface FactorSetup {
  secret: string
  /** A QR code of it, as SVG. */
  qr: string
}

/** `POST /admin/own-factor/confirm`, `/recovery-codes` and `/off`: proved by a code. */
export const factorCodeBody = z.object({ code })
export type FactorCodeBody = z.infer<typeof factorCodeBody>

/** Shown once; kept as hashes. */
export interface RecoveryCodes {
  recovery_codes: string[]
}

/** The second step of staff's login, as the commerce admin sends it. */
export const challengeAnswerBody = z.object({ method: z.enum(["totp", "recovery_code"], "input.invalid"), code })
export type ChallengeAnswer = z.infer<typeof challengeAnswerBody>

export const challengeQuery = z.object({ id: z.string().check(z.regex(/^[\w-]{43}$/)) })

/** A login whose password was right: the token opens nothing, the code of the challenge does. */
export interface StaffChallengeAnswer {
  token: string
  mfa_challenge: { id: string; methods: ("totp" | "recovery_code")[]; expires_at: string }
}
