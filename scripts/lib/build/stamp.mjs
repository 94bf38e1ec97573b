import fs from "node:fs"
import path from "node:path"

/** Whether `file` says that its folder was made from this fingerprint. */
export function hasStamp(file, fingerprint) {
  try {
    return fs.readFileSync(file, "utf8") === fingerprint
  } catch {
    return false
  }
}

/** Written last, so that interrupted work counts as not done. */
export function writeStamp(file, fingerprint) {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, fingerprint)
}
