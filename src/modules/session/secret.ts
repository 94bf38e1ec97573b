import { createHash, randomBytes } from "node:crypto"

/** 256 random bits, as 43 characters that fit into headers and links. */
export const newSecret = () => randomBytes(32).toString("base64url")

export const SECRET_SHAPE = /^[A-Za-z0-9_-]{43}$/

/** What is stored instead of a secret. No salt: nothing can be guessed about 256 random bits. */
export const hashSecret = (secret: string) => createHash("sha256").update(secret).digest("hex")
