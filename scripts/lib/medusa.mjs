import path from "node:path"
import { ROOT } from "./root.mjs"
import { runNode } from "./run.mjs"

const here = (file) => path.join(import.meta.dirname, file)

const run = (title, args, env) =>
  runNode(title, args, {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: "production", LOG_LEVEL: "warn", MEDUSA_DISABLE_TELEMETRY: "true", ...env },
  })

/** Runs a command of Medusa's with the shop's complete environment. */
export const medusa = (title, command, options, env) =>
  run(title, [here("medusa-command.mjs"), command, JSON.stringify(options)], env)

/** Brings the database to this version. A table that somebody reads for long is asked for again later. */
export async function migrateDatabase(title, env, tries = 20) {
  try {
    return await run(title, [here("migrate-command.mjs")], env)
  } catch (error) {
    if (tries === 1 || !error.message.includes("lock timeout")) throw error
    return migrateDatabase(title, env, tries - 1)
  }
}
