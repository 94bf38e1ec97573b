import { spawn } from "node:child_process"
import { once } from "node:events"
import path from "node:path"
import { ROOT } from "../lib/root.mjs"

const SIGNALS = ["SIGINT", "SIGTERM"]

/** Runs vitest with its output shown; a signal to us ends it in order. @returns its exit code, 1 if a signal ended it */
export async function runVitest(args, { cwd = ROOT, env = process.env } = {}) {
  const program = path.join(cwd, "node_modules/vitest/vitest.mjs")
  const child = spawn(process.execPath, [program, "run", ...args], { cwd, env, stdio: "inherit" })
  const forward = (signal) => child.kill(signal)
  for (const signal of SIGNALS) process.on(signal, forward)
  const [code] = await once(child, "exit")
  for (const signal of SIGNALS) process.off(signal, forward)
  return code ?? 1
}
