/** Long enough that nobody else comes upon it, and nothing that a log or a proxy would break. */
const KEY = /^[\x21-\x7e]{8,255}$/
const QUOTED = /^"(.*)"$/

/**
 * The key of the header, with or without the quotes of a structured field; null for one that can't be a key.
 * @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
 */
export function keyIn(header: string): string | null {
  const key = QUOTED.exec(header)?.[1] ?? header
  return KEY.test(key) ? key : null
}
