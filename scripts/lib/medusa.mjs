import path from "node:path"
import { ROOT } from "./root.mjs"
import { runNode } from "./run.mjs"

const RUNNER = path.join(import.meta.dirname, "medusa-command.mjs")

/** Runs a command of Medusa's with the shop's complete environment. */
export const medusa = (title, command, options, env) =>
  runNode(title, [RUNNER, command, JSON.stringify(options)], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: "production", LOG_LEVEL: "warn", MEDUSA_DISABLE_TELEMETRY: "true", ...env },
  })

/** Brings the database to this version: tables and links, then what Medusa changes in rows by scripts. */
export async function migrateDatabase(title, env) {
  await medusa(title, "db/migrate", { executeSafeLinks: true, skipScripts: true }, env)
  await medusa(title, "db/run-scripts", {}, env)
}
