import { spawn } from "node:child_process"
import { once } from "node:events"
import { onTestFinished } from "vitest"
import { ROOT } from "../harness/settings"
import { until } from "../harness/until"

/** Migrating and seeding an empty database included. */
const LISTENING_MS = 300_000

/** `npm start` as a child process, until the test's end. */
export function npmStart(env: Record<string, string>) {
  const started = startScript(["scripts/start.mjs"], env)
  onTestFinished(started.end)
  return started
}

/** A script that serves, as a child process. Variables of the test run that would decide something are left out. */
export function startScript(args: string[], env: Record<string, string>, cwd = ROOT) {
  const { DATABASE_URL: _database, SESSION_SECRET: _secret, npm_lifecycle_event: _npm, ...inherited } = process.env
  const child = spawn(process.execPath, args, { cwd, env: { ...inherited, ...env } })
  let output = ""
  let errors = ""
  child.stdout.on("data", (chunk) => (output += chunk))
  child.stderr.on("data", (chunk) => (errors += chunk))
  const exited = once(child, "exit").then(([code]) => code as number | null)
  const end = async () => {
    child.kill("SIGTERM")
    await exited
  }
  return {
    end,
    pid: child.pid!,
    exited,
    output: () => output,
    errors: () => errors,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    listening: () =>
      until(
        "the shop announces itself",
        () => {
          if (child.exitCode !== null) throw new Error(`The start ended: ${errors}`)
          return output.includes("Ctrl-C stops everything")
        },
        LISTENING_MS,
      ),
  }
}
