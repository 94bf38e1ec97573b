import { createHash } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import { ROOT } from "../root.mjs"

const SKIPPED_FOLDERS = new Set(["node_modules", "__tests__", "dist", ".medusa"])

function* filesUnder(location) {
  const stat = fs.statSync(location, { throwIfNoEntry: false })
  if (stat?.isFile()) yield location
  if (!stat?.isDirectory()) return
  for (const name of fs.readdirSync(location).sort())
    if (!SKIPPED_FOLDERS.has(name)) yield* filesUnder(path.join(location, name))
}

/** Hash of the names and contents of all files under the given places of the repository; missing ones count as empty. */
export function fingerprint(places, root = ROOT) {
  const hash = createHash("sha256")
  for (const place of places)
    for (const file of filesUnder(path.join(root, place)))
      hash.update(path.relative(root, file)).update("\0").update(fs.readFileSync(file)).update("\0")
  return hash.digest("hex")
}
