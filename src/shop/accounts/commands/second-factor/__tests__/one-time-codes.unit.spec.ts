import fc from "fast-check"
import { Secret, TOTP } from "otpauth"
import { describe, expect, it } from "vitest"
import { newRecoveryCodes, newTotpSecret, recoveryCodeOf, stepOfCode, totpUri } from "../one-time-codes"

const AT = Date.UTC(2026, 10, 24, 9, 0, 10)
const STEP = Math.floor(AT / 30_000)
/** Of RFC 6238, appendix B: the ASCII text 12345678901234567890. */
const RFC = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"
const codeAt = (secret: string, timestamp: number) =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({ timestamp })

describe("a code of an authenticator app", () => {
  it.each([
    [59_000, "287082", 1],
    [1_111_111_109_000, "081804", 37_037_036],
    [2_000_000_000_000, "279037", 66_666_666],
  ])("of the RFC, at %i ms, is %s", (at, code, step) => {
    expect(stepOfCode(RFC, code, at)).toBe(step)
  })

  it.each([
    ["now", 0, STEP],
    ["half a minute ago", -30_000, STEP - 1],
    ["of a clock half a minute ahead", 30_000, STEP + 1],
    ["a minute ago", -60_000, null],
    ["of a clock a minute ahead", 60_000, null],
  ])("%s belongs to its step, or to none", (_case, offset, step) => {
    const secret = newTotpSecret()
    expect(stepOfCode(secret, codeAt(secret, AT + offset), AT)).toBe(step)
  })

  it.each(["", "12345", "1234567", "abcdef", "12 34", "１２３４５６", "-12345", "1e5555"])("isn't %j", (code) => {
    expect(stepOfCode(newTotpSecret(), code, AT)).toBeNull()
  })

  it("may be typed with a gap", () => {
    const secret = newTotpSecret()
    const code = codeAt(secret, AT)
    expect(stepOfCode(secret, `${code.slice(0, 3)} ${code.slice(3)}`, AT)).toBe(STEP)
  })

  it("of another secret is none", () => {
    const [one, other] = [newTotpSecret(), newTotpSecret()]
    expect(one).not.toBe(other)
    expect(one).toMatch(/^[A-Z2-7]{32}$/)
    const codes = [-30_000, 0, 30_000].map((offset) => codeAt(one, AT + offset))
    const foreign = codeAt(other, AT)
    expect(stepOfCode(one, foreign, AT) === null).toBe(!codes.includes(foreign))
  })
})

it("the app reads issuer, person and secret from its address", () => {
  const uri = new URL(totpUri(RFC, "Müller & Söhne AG", "büro@example.ch"))
  expect(uri.protocol).toBe("otpauth:")
  expect(decodeURIComponent(uri.pathname)).toContain("büro@example.ch")
  expect([uri.searchParams.get("secret"), uri.searchParams.get("issuer")]).toEqual([RFC, "Müller & Söhne AG"])
})

describe("recovery codes", () => {
  it("are ten, all different, without letters that look like figures", () => {
    const codes = newRecoveryCodes()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/)
  })

  it("are the same however they are typed", () => {
    const [code] = newRecoveryCodes()
    const spelled = fc.constantFrom(
      code.toLowerCase(),
      code.replaceAll("-", ""),
      code.replaceAll("-", " "),
      ` ${code} `,
      code.replaceAll("-", "–"),
    )
    fc.assert(fc.property(spelled, (typed) => recoveryCodeOf(typed) === code))
  })
})
