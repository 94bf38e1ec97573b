import path from "node:path"
import { ROOT } from "./root.mjs"
import { runNode } from "./run.mjs"

const CLI = path.join(ROOT, "node_modules/@medusajs/cli/cli.js")

/** Runs a command of Medusa's own CLI with the shop's complete environment. */
export const medusa = (title, args, env) =>
  runNode(title, [CLI, ...args], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: "production", LOG_LEVEL: "warn", MEDUSA_DISABLE_TELEMETRY: "true", ...env },
  })
