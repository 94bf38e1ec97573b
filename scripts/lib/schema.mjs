import fs from "node:fs"
import path from "node:path"
import { foldersOfAreas } from "./areas.mjs"
import { fingerprint } from "./build/fingerprint.mjs"
import { ROOT } from "./root.mjs"

/** All that decides in the repository which tables there are. */
const SOURCES = [
  "package-lock.json",
  "medusa-config.ts",
  "src/config/medusa-modules.ts",
  "src/links",
  "src/migration-scripts",
]

/** Where packages and plugins of Medusa keep what `db:migrate` runs. */
const IN_PACKAGE = [
  "dist/migrations",
  "dist/migration-scripts",
  ".medusa/server/src/links",
  ".medusa/server/src/migration-scripts",
  ".medusa/server/src/modules",
]

const namesIn = (folder) => (fs.existsSync(folder) ? fs.readdirSync(folder) : [])
const textOf = (file) => (fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "")

/** Packages that may bring tables: Medusa's, those that the shop names itself, and folders that the configuration names. */
function packages(root) {
  const { dependencies = {} } = JSON.parse(textOf(path.join(root, "package.json")) || "{}")
  const medusas = namesIn(path.join(root, "node_modules/@medusajs")).map((name) => `@medusajs/${name}`)
  const named = textOf(path.join(root, "medusa-config.ts")).matchAll(/["'`](\.{1,2}\/[^"'`]+)["'`]/g)
  return [
    ...new Set([...medusas, ...Object.keys(dependencies)].sort().map((name) => `node_modules/${name}`)),
    ...[...named].map(([, folder]) => folder),
  ]
}

/**
 * Files and folders that decide which tables there are. The lock file names a package's version alone: one that lies next to
 * the shop, or was changed where it is installed, says nothing there.
 */
export const schemaPlaces = (root = ROOT) => [
  ...SOURCES,
  "src/platform/audit",
  ...foldersOfAreas(["data"], root),
  ...packages(root).flatMap((name) => IN_PACKAGE.map((folder) => path.join(name, folder))),
]

/** Names the schema that this version of the shop was written for. */
export const schemaFingerprint = (root = ROOT) => fingerprint(schemaPlaces(root), root)
