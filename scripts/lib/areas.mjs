import fs from "node:fs"
import path from "node:path"
import { ROOT } from "./root.mjs"

const AREAS = "src/shop"

/**
 * The folders of these names in all areas, from the repository's root.
 * @example foldersOfAreas(["data"]) //=> ["src/shop/accounts/data", "src/shop/approvals/data", …]
 */
export function foldersOfAreas(names, root = ROOT) {
  const areas = fs.existsSync(path.join(root, AREAS)) ? fs.readdirSync(path.join(root, AREAS)).sort() : []
  return areas
    .flatMap((area) => names.map((name) => `${AREAS}/${area}/${name}`))
    .filter((folder) => fs.existsSync(path.join(root, folder)))
}
