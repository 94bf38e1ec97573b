import { createHmac, timingSafeEqual } from "node:crypto"

const SHAPE = /^([a-z]{1,16}_[0-9A-Za-z]{1,40})\.([A-Za-z0-9_-]{43})$/

const signatureOf = (purpose: string, id: string, secret: string) =>
  createHmac("sha256", secret).update(`${purpose} ${id}`).digest()

/**
 * What a mail's link carries: an id and its signature for one purpose. It is stored nowhere: who reads the database learns
 * nothing.
 */
export const signedToken = (purpose: string, id: string, secret: string): string =>
  `${id}.${signatureOf(purpose, id, secret).toString("base64url")}`

/** The id that a token of this purpose names; null for any other text. */
export function idOfSignedToken(purpose: string, token: string, secret: string): string | null {
  const [, id, signature] = SHAPE.exec(token) ?? []
  if (!id) return null
  const given = Buffer.from(signature, "base64url")
  const due = signatureOf(purpose, id, secret)
  return given.length === due.length && timingSafeEqual(given, due) ? id : null
}
