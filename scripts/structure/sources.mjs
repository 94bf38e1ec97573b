import fs from "node:fs"
import path from "node:path"
import { ROOT } from "../lib/root.mjs"

/** What we wrote: the shop, its neighbours, the demo, the pages and what starts and checks them. */
export const FOLDERS = ["src", "integrations", "seed", "storefront/src", "scripts"]

const CODE = /\.(tsx?|mjs|cjs)$/
const TEST = /(^|\/)__tests__\/|\.spec\.tsx?$|^storefront\/src\/test\//
/** Pictures, drawings and fonts come as they are. */
const ASSETS = /(^|\/)assets\//

export const isTest = (file) => TEST.test(file)
export const isCode = (file) => CODE.test(file)

const filesIn = (folder) =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))

/**
 * All files that people write, tests aside, from the repository's root.
 * @returns their names with their text where they are code
 */
export function readSources() {
  const files = FOLDERS.flatMap(filesIn).filter((file) => !isTest(file) && !ASSETS.test(file))
  return files.sort().map((file) => ({
    file,
    text: isCode(file) ? fs.readFileSync(path.join(ROOT, file), "utf8") : undefined,
  }))
}
