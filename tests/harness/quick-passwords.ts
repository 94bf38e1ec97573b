import path from "node:path"

/** For shops whose tests don't measure what a password costs: a third of their processor time went into hashes. */
export const QUICK_PASSWORDS = { NODE_OPTIONS: `--require=${path.join(import.meta.dirname, "hash-quickly.cjs")}` }
