import { createHash, randomBytes } from "node:crypto"

/** 256 random bits, as 43 characters that fit into headers and links. */
export const newSecret = () => randomBytes(32).toString("base64url")

/**
 * Stands before the login token of staff who act for a customer. It proves nothing (the database does): the browser
 * learns from it that there is a notice to ask for.
 */
export const IMPERSONATED = "imp_"

/** A login token. */
export const LOGIN_SHAPE = /^(imp_)?[A-Za-z0-9_-]{43}$/

/** What is stored instead of a secret. No salt: nothing can be guessed about 256 random bits. */
export const hashSecret = (secret: string) => createHash("sha256").update(secret).digest("hex")
