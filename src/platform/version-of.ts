import { createHash } from "node:crypto"

/** Equal values have equal versions: whatever changes one of them, here or on Medusa's own pages, makes another. */
export const versionOf = (values: object): string =>
  createHash("sha1").update(JSON.stringify(values)).digest("base64url")
