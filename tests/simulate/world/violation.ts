/** The shop did what the specification forbids, or didn't what it demands. */
export class Violation extends Error {
  override name = "Violation"
  constructor(
    /** Which promise is broken, in words that stay the same from run to run. */
    readonly rule: string,
    readonly details: unknown,
  ) {
    super(`${rule}: ${JSON.stringify(details)}`)
  }
}

export function judge(isRight: boolean, rule: string, details: unknown): asserts isRight {
  if (!isRight) throw new Violation(rule, details)
}
