import path from "node:path"

/** The repository. */
export const ROOT = path.resolve(import.meta.dirname, "../..")
