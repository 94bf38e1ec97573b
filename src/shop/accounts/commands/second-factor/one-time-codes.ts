import { randomInt } from "node:crypto"
import { Secret, TOTP } from "otpauth"

const PERIOD_S = 30
/** Clocks that go wrong by one step are let in. */
const STEPS_OFF = 1
const SECRET_BYTES = 20

/** Letters and figures that nobody takes for each other. */
const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
const GROUPS = 4
const OF_GROUP = 4
export const RECOVERY_CODES = 10

const totpOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: PERIOD_S })

/** A new secret for an authenticator app, in Base32 as it is typed. */
export const newTotpSecret = () => new Secret({ size: SECRET_BYTES }).base32

/** What an authenticator app reads from the QR code (`otpauth://totp/…`). */
export function totpUri(secret: string, issuer: string, label: string): string {
  const totp = totpOf(secret)
  return new TOTP({ issuer, label, secret: totp.secret, digits: 6, period: PERIOD_S }).toString()
}

/**
 * The time step whose code this is: the present one, or the one before or after it; null for any other.
 * Steps are counted from 1970, 30 seconds each. @param atMs the moment, in milliseconds
 */
export function stepOfCode(secret: string, code: string, atMs: number): number | null {
  const token = code.replaceAll(/\s/g, "")
  if (!/^\d{6}$/.test(token)) return null
  const delta = totpOf(secret).validate({ token, timestamp: atMs, window: STEPS_OFF })
  return delta === null ? null : Math.floor(atMs / 1000 / PERIOD_S) + delta
}

const group = () => Array.from({ length: OF_GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join("")

/** Ten codes of 80 bits, as they are written down: `ABCD-EFGH-JKLM-NPQR`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, group).join("-"))

/** A recovery code as it was shown, however it was typed: small letters, without or with other signs between its groups. */
export const recoveryCodeOf = (typed: string): string =>
  (
    typed
      .toUpperCase()
      .replaceAll(/[^A-Z0-9]/g, "")
      .match(/.{1,4}/g) ?? []
  ).join("-")
