import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto"
import type { GivenAnswer } from "./kept"

const CIPHER = "aes-256-gcm"
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Same values, same digest: who reads the database learns none of them, short ones neither. */
export const digest = (secret: string, purpose: string, ...values: unknown[]): Buffer =>
  createHmac("sha256", secret)
    .update(JSON.stringify([purpose, ...values]))
    .digest()

/** A value with the fields of its objects in one order: two programs may write the same body differently. */
export function inOneOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOneOrder)
  if (typeof value !== "object" || value === null) return value
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(fields.map(([name, inner]) => [name, inOneOrder(inner)]))
}

/** An answer as only `key` opens it. */
export function seal(key: Buffer, { status, headers, body }: GivenAnswer): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce)
  const text = JSON.stringify({ status, headers, body: body.toString("base64") })
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** @throws where the key is another one, or the answer was changed */
export function unseal(key: Buffer, sealed: Buffer): GivenAnswer {
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const text = Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
  const { status, headers, body } = JSON.parse(text.toString("utf8"))
  return { status, headers, body: Buffer.from(body, "base64") }
}
