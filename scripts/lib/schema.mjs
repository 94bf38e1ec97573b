import fs from "node:fs"
import path from "node:path"
import { foldersOfAreas } from "./areas.mjs"
import { fingerprint } from "./build/fingerprint.mjs"
import { extensionFolders, migrationsUnder } from "./extensions.mjs"
import { ROOT } from "./root.mjs"
import { StartError } from "./start-error.mjs"

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

/** The same of extensions, whose modules lie as they are written. */
function extensionPlaces() {
  const { modules, plugins } = extensionFolders()
  return [...modules, ...plugins.flatMap((folder) => IN_PACKAGE.map((place) => path.join(folder, place)))]
}

/**
 * Files and folders that decide which tables there are. The lock file names a package's version alone: one that lies next to
 * the shop, or was changed where it is installed, says nothing there.
 */
export const schemaPlaces = (root = ROOT) => [
  ...SOURCES,
  "src/platform/audit",
  "src/platform/idempotency",
  "src/platform/outbox",
  "src/platform/passwords",
  ...foldersOfAreas(["data"], root),
  ...packages(root).flatMap((name) => IN_PACKAGE.map((folder) => path.join(name, folder))),
  ...extensionPlaces(),
]

/**
 * Names of migrations are one list over all modules: of two of one name the database would run the first alone, without a word.
 * @throws StartError naming both files where one is an extension's
 */
export function requireUniqueMigrations(extensions = extensionPlaces(), root = ROOT) {
  const added = extensions.flatMap((place) => migrationsUnder(place, root))
  const before = added.length > 0 ? schemaPlaces(root).flatMap((place) => migrationsUnder(place, root)) : []
  for (const { name, file } of added) {
    const other = [...before, ...added].find((one) => one.name === name && one.file !== file)
    if (other)
      throw new StartError(`The migration ${name} is there twice, rename the extension's: ${file}, ${other.file}`)
  }
}

/** Names the schema that this version of the shop was written for. */
export const schemaFingerprint = (root = ROOT) => fingerprint(schemaPlaces(root), root)
