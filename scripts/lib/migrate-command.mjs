// Brings the database to this version in one process: tables and links, indexes of Medusa's search, then what it changes in rows by scripts.
import { createRequire } from "node:module"
import { ROOT } from "./root.mjs"
import { registerTypeScript } from "./typescript.mjs"

registerTypeScript()
process.env.MEDUSA_WORKER_MODE = "server"
const require = createRequire(import.meta.url)
const { initializeContainer } = require("@medusajs/medusa/loaders/index")
const { migrate } = require("@medusajs/medusa/commands/db/migrate")
const { migrateSearchIndexes } = require("@medusajs/medusa/commands/db/migrate-search")
const { runMigrationScripts } = require("@medusajs/medusa/commands/db/run-scripts")

const container = await initializeContainer(ROOT)
const logger = container.resolve("logger")
const asked = { directory: ROOT, container, logger }
try {
  const isMigrated =
    (await migrate({ ...asked, executeSafeLinks: true, skipSearch: true, skipScripts: true })) &&
    (await migrateSearchIndexes({ ...asked, executeSafe: true })) &&
    (await runMigrationScripts(asked))
  process.exit(isMigrated ? 0 : 1)
} catch (error) {
  logger.error(error)
  process.exit(1)
}
