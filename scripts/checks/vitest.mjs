import { spawn } from "node:child_process"
import { once } from "node:events"
import path from "node:path"
import { ROOT } from "../lib/root.mjs"

const SIGNALS = ["SIGINT", "SIGTERM"]

/** The shop's own tests are of the shop alone; those of extensions name what they switch on. */
const WITHOUT_EXTENSIONS = { SHOP_CONFIG: "off" }

/**
 * Runs vitest with its output shown. A signal to us ends it in order, and then us.
 * @returns its exit code
 */
export async function runVitest(args, { cwd = ROOT, env = process.env } = {}) {
  const program = path.join(cwd, "node_modules/vitest/vitest.mjs")
  const child = spawn(process.execPath, [program, "run", ...args], {
    cwd,
    env: { ...env, ...WITHOUT_EXTENSIONS },
    stdio: "inherit",
  })
  let isInterrupted = false
  const interrupt = (signal) => {
    isInterrupted = true
    child.kill(signal)
  }
  for (const signal of SIGNALS) process.on(signal, interrupt)
  const [code] = await once(child, "close")
  for (const signal of SIGNALS) process.off(signal, interrupt)
  if (isInterrupted) process.exit(1)
  return code ?? 1
}
