// Brings the database to this version: tables and links, indexes of Medusa's search, then what it changes in rows by scripts.
import { spawnSync } from "node:child_process"
import { createRequire } from "node:module"
import path from "node:path"
import { ROOT } from "./root.mjs"
import { registerTypeScript } from "./typescript.mjs"

registerTypeScript()
process.env.MEDUSA_WORKER_MODE = "server"
const require = createRequire(import.meta.url)
const { initializeContainer } = require("@medusajs/medusa/loaders/index")
const { migrate } = require("@medusajs/medusa/commands/db/migrate")
const { Migration } = require("@medusajs/framework/mikro-orm/migrations")
const { runMigrationScripts } = require("@medusajs/medusa/commands/db/run-scripts")

/** In a process of its own, as Medusa does: the modules that it loads and ends couldn't be loaded for the scripts again. */
const migrateSearch = () => {
  const command = path.join(import.meta.dirname, "medusa-command.mjs")
  const args = [command, "db/migrate-search", JSON.stringify({ executeSafeSearch: true })]
  return spawnSync(process.execPath, args, { cwd: ROOT, stdio: "inherit" }).status === 0
}

/** Whoever asks for a table waits behind a change of it, and that behind who reads it for long, such as a backup. */
const { getQueries } = Migration.prototype
Migration.prototype.getQueries = function () {
  return ["set local lock_timeout = '3s'", ...getQueries.call(this)]
}

const container = await initializeContainer(ROOT)
const logger = container.resolve("logger")
const asked = { directory: ROOT, container, logger }
try {
  const isMigrated =
    (await migrate({ ...asked, executeSafeLinks: true, skipSearch: true, skipScripts: true })) &&
    migrateSearch() &&
    (await runMigrationScripts(asked))
  process.exit(isMigrated ? 0 : 1)
} catch (error) {
  logger.error(error)
  process.exit(1)
}
