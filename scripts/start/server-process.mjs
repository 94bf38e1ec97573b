import { spawn } from "node:child_process"
import { once } from "node:events"
import fs from "node:fs"
import path from "node:path"
import { ROOT } from "../lib/root.mjs"
import { StartError } from "../lib/start-error.mjs"

/**
 * Megabytes of JavaScript heap. It is used as far as the catalogue needs it: the whole process stays below 600 MB with some
 * hundred products, and takes some 150 MB more with 30,000 (316), half of it outside of this heap.
 */
const HEAP_MB = 640

/**
 * Each half of the space for what lives shortly, where most of a request's objects are gone before they are looked at: with
 * 16 MB, Node's own choice, collecting took an eighth of the processor's time, with this much a twelfth.
 */
const YOUNG_MB = 32

/**
 * V8 learns where objects are made that live long, while the shop starts and keeps all it makes, and from then on puts what is made there
 * among the old ones at once: each request's, which keep the rest of it alive until the next great collection (328).
 */
const YOUNG_FIRST = "--no-allocation-site-pretenuring"

/** How Node runs the server, wherever it is started. */
export const SERVER_ARGS = [
  `--max-old-space-size=${HEAP_MB}`,
  `--max-semi-space-size=${YOUNG_MB}`,
  YOUNG_FIRST,
  "scripts/server.mjs",
]

/** Next to the notice that proxies are given. */
const STOP_MS = 25_000
const LAST_LINES = 15

const lastLines = (file) => fs.readFileSync(file, "utf8").trimEnd().split("\n").slice(-LAST_LINES).join("\n")

/** A fresh log; one that an earlier start left open to others is closed. */
function openPrivate(file) {
  fs.rmSync(file, { force: true })
  return fs.openSync(file, "w", 0o600)
}

/**
 * Starts the server. In production its output is the start's own; in the demo it goes to
 * `DATA_DIR/server.log`. The channel between the two ends the server when the start is killed.
 * @returns `listening`, `ended`, which rejects when the server ends, and `stop`
 */
export function startServer({ env, dataDir, isDemo, drainMs, instance = "" }) {
  const logFile = path.join(dataDir, `server${instance}.log`)
  const output = isDemo ? openPrivate(logFile) : "inherit"
  const child = spawn(process.execPath, SERVER_ARGS, {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: "production", ...env },
    stdio: ["ignore", output, output, "ipc"],
  })
  if (isDemo) fs.closeSync(output)
  fs.writeFileSync(path.join(dataDir, `server${instance}.pid`), String(child.pid))
  const exited = once(child, "exit")
  const ended = exited.then(([code, signal]) => {
    const log = isDemo ? `:\n${lastLines(logFile)}` : ""
    throw new StartError(`The server ended (${signal ?? `exit ${code}`})${log}`)
  })
  ended.catch(() => undefined)
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM")
    const patience = setTimeout(() => child.kill("SIGKILL"), drainMs + STOP_MS)
    await exited
    clearTimeout(patience)
  }
  return { listening: Promise.race([once(child, "message"), ended]), ended, stop }
}
