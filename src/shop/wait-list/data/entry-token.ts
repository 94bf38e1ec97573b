import { createHmac, timingSafeEqual } from "node:crypto"

const TOKEN = /^(wait_[0-9A-Za-z]{1,40})\.([A-Za-z0-9_-]{43})$/

const signatureOf = (id: string, secret: string) => createHmac("sha256", secret).update(`wait-list ${id}`).digest()

/** What the links of an entry's mails carry. It is stored nowhere: who reads the database learns nothing. */
export const entryToken = (id: string, secret: string): string =>
  `${id}.${signatureOf(id, secret).toString("base64url")}`

/** The entry that the token names, or null. */
export function idOfToken(token: string, secret: string): string | null {
  const [, id, signature] = TOKEN.exec(token) ?? []
  if (!id) return null
  const given = Buffer.from(signature, "base64url")
  const due = signatureOf(id, secret)
  return given.length === due.length && timingSafeEqual(given, due) ? id : null
}
