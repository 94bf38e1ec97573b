// Brings the database to this version in one process: tables and links, then what Medusa changes in rows by scripts.
import { createRequire } from "node:module"
import { ROOT } from "./root.mjs"
import { registerTypeScript } from "./typescript.mjs"

registerTypeScript()
process.env.MEDUSA_WORKER_MODE = "server"
const require = createRequire(import.meta.url)
const { initializeContainer } = require("@medusajs/medusa/loaders/index")
const { migrate } = require("@medusajs/medusa/commands/db/migrate")
const { runMigrationScripts } = require("@medusajs/medusa/commands/db/run-scripts")

const container = await initializeContainer(ROOT)
const logger = container.resolve("logger")
try {
  const isMigrated = await migrate({ directory: ROOT, container, logger, executeSafeLinks: true, skipScripts: true })
  process.exit(isMigrated && (await runMigrationScripts({ directory: ROOT, container, logger })) ? 0 : 1)
} catch (error) {
  logger.error(error)
  process.exit(1)
}
