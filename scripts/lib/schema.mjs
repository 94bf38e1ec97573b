import { fingerprint } from "./fingerprint.mjs"

/** All that decides which tables there are. */
const SOURCES = ["package-lock.json", "medusa-config.ts", "src/config/medusa-modules.ts", "src/links", "src/modules"]

/** Names the schema that this version of the shop was written for. */
export const schemaFingerprint = () => fingerprint(SOURCES)
