import { spawn } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { commandLine } from "../lib/processes.mjs"

const START_MS = 30_000
/** Recovering, it opens when it has read its archive. */
const RECOVERY_MS = 24 * 3_600_000
const STOP_MS = 20_000

/** A killed server's own helpers notice within moments that it is gone; until then they keep its memory in use. */
const HELPERS_END_MS = 10_000
const HELPERS_REMAIN = "pre-existing shared memory block"

/** Lines of PostgreSQL's own pid file, 1-based in its documentation: 1 pid, 4 port, 8 status. */
function pidFile(folder) {
  try {
    const lines = fs.readFileSync(path.join(folder, "postmaster.pid"), "utf8").split("\n")
    return { pid: Number(lines[0]), port: Number(lines[3]), isReady: lines[7]?.trim() === "ready" }
  } catch {
    return undefined
  }
}

/** A recycled pid belongs to another program, and a zombie has no command line any more. */
const isPostmasterOf = (folder, pid) => commandLine(pid).includes(`-D ${folder} `)

/** The server that a killed start left behind on this folder, if it still runs. A stale pid file is removed. */
export function survivor(folder) {
  const written = pidFile(folder)
  if (!written) return undefined
  if (isPostmasterOf(folder, written.pid)) return written
  fs.rmSync(path.join(folder, "postmaster.pid"))
  return undefined
}

/** From the files of a base backup to the end of its archive; PostgreSQL removes this file when it is there. */
export const RECOVERY_SIGNAL = "recovery.signal"

const isRecovering = (folder) => fs.existsSync(path.join(folder, RECOVERY_SIGNAL))

async function untilReady(folder, isOver) {
  const patienceMs = isRecovering(folder) ? RECOVERY_MS : START_MS
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(20)) {
    if (isOver()) return false
    const { isReady, pid } = pidFile(folder) ?? {}
    if (isReady && isPostmasterOf(folder, pid)) return true
  }
  return false
}

function spawnPostmaster({ native, folder, account, port, isDisposable, logFile, settings: further }) {
  const log = fs.openSync(logFile, "a", 0o600)
  fs.fchmodSync(log, 0o600)
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: "200",
    shared_buffers: "256MB",
    hot_standby: "off", // while it recovers, nobody reads what isn't the end yet
    ...(isDisposable ? { fsync: "off", synchronous_commit: "off", full_page_writes: "off" } : {}),
    ...further,
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])
  const child = spawn(path.join(native, "bin/postgres"), ["-D", folder, "-p", String(port), ...options], {
    ...account,
    cwd: folder,
    env: { ...process.env, LC_ALL: "C" },
    stdio: ["ignore", log, log],
    detached: true,
  })
  fs.closeSync(log)
  return child
}

/** @returns the pid once connections are taken, or the log's last lines if the server gave up */
async function tryToStart(server) {
  const logged = fs.existsSync(server.logFile) ? fs.statSync(server.logFile).size : 0
  const child = spawnPostmaster(server)
  let isOver = false
  child.once("error", () => {
    isOver = true
  })
  child.once("exit", () => {
    isOver = true
  })
  if (await untilReady(server.folder, () => isOver)) {
    child.unref()
    return { pid: child.pid }
  }
  const lines = fs.readFileSync(server.logFile).subarray(logged).toString().trimEnd().split("\n")
  return { failure: lines.slice(-3).join(" · ") }
}

/**
 * Starts PostgreSQL on the folder and waits until it takes connections. It is a process group of its own, so that
 * Ctrl-C reaches it only through us, after the server has closed its connections.
 * @throws Error with the end of its log
 */
export async function startPostmaster(server) {
  for (const deadline = Date.now() + HELPERS_END_MS; ; await sleep(100)) {
    const { pid, failure } = await tryToStart(server)
    if (pid !== undefined) return pid
    if (failure.includes(HELPERS_REMAIN) && Date.now() < deadline) continue
    throw new Error(`PostgreSQL did not start on ${server.folder}: ${failure} (log: ${server.logFile})`)
  }
}

/** PostgreSQL's "fast" shutdown: open transactions are rolled back, everything is written. */
export async function stopPostmaster(folder, pid) {
  if (!isPostmasterOf(folder, pid)) return
  process.kill(pid, "SIGINT")
  for (const deadline = Date.now() + STOP_MS; Date.now() < deadline; await sleep(25))
    if (!isPostmasterOf(folder, pid)) return
  process.kill(pid, "SIGQUIT")
}
