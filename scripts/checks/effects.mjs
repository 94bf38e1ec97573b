// Fails where an effect of storefront or admin returns something else than its clean-up.
import fs from "node:fs"
import path from "node:path"
import { foldersOfAreas } from "../lib/areas.mjs"
import { ROOT } from "../lib/root.mjs"
import { effectsThatReturn } from "./effect-returns.mjs"

const BROWSER_CODE = ["storefront/src", "src/admin", ...foldersOfAreas(["admin"])]

const sources = BROWSER_CODE.flatMap((folder) =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(folder, file)),
)

const found = sources.flatMap((file) => effectsThatReturn(fs.readFileSync(path.join(ROOT, file), "utf8"), file))
if (found.length > 0) {
  process.stdout.write(`An effect returns its clean-up, written out or by name, or nothing:\n${found.join("\n")}\n`)
  process.exit(1)
}
