export const PASSWORD_MIN_LENGTH = 12

export interface PasswordStrength {
  hasUpperAndLowerCase: boolean
  hasDigitAndSymbol: boolean
  isLongEnough: boolean
  level: "weak" | "medium" | "strong"
  /** Width of the meter's bar. */
  percent: 0 | 33 | 66 | 100
}

const BARS = [
  { level: "weak", percent: 0 },
  { level: "weak", percent: 33 },
  { level: "medium", percent: 66 },
  { level: "strong", percent: 100 },
] as const

/**
 * The three criteria of the meter. Letters with umlauts count as letters; a symbol is anything but letter, digit, blank.
 * Advisory at sign-up.
 * @see spec "public shop" §5
 */
export function passwordStrength(password: string): PasswordStrength {
  const criteria = {
    hasUpperAndLowerCase: /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password),
    hasDigitAndSymbol: /\p{Nd}/u.test(password) && /[^\p{L}\p{N}\s]/u.test(password),
    isLongEnough: [...password].length >= PASSWORD_MIN_LENGTH,
  }
  const met = Object.values(criteria).filter(Boolean).length
  return { ...criteria, ...BARS[met] }
}
