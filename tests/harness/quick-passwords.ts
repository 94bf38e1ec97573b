import path from "node:path"

const loaded = (...files: string[]) => ({
  NODE_OPTIONS: files.map((file) => `--require=${path.join(import.meta.dirname, file)}`).join(" "),
})

/** For shops whose tests don't measure what a password costs: a third of their processor time went into hashes. */
export const QUICK_PASSWORDS = loaded("hash-quickly.cjs")

/** As well, and what they send side by side on one connection is noted: see `secrets.spec`. */
export const QUICK_AND_WATCHED = loaded("hash-quickly.cjs", "statements-side-by-side.cjs")
