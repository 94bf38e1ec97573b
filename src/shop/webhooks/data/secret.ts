import { randomBytes } from "node:crypto"

/** What the receiver checks signatures with; 24 random bytes, as the specification recommends. */
export const newSecret = () => `whsec_${randomBytes(24).toString("base64")}`
