import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import fs from "node:fs"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { SERVER_ARGS } from "../../scripts/start/server-process.mjs"
import { freePort } from "./ports"
import { DATA_DIR, ROOT, shopEnvironment } from "./settings"

/** Seconds on a quiet machine. */
const START_MS = 300_000
/** Longer than a shop's own limits for what is open. */
const STOP_MS = 30_000

export interface ShopProcess {
  baseUrl: string
  pid: number
  /** Everything the process printed. */
  logFile: string
  isRunning(): boolean
  /** 0 once it has ended by itself; null while it runs, or if it was killed. */
  exitCode(): number | null
  /** Ends as Ctrl-C does and waits for it. */
  stop(): Promise<void>
  /** Ends as a power cut does. */
  kill(): Promise<void>
}

interface ShopProcessOptions {
  databaseUrl: string
  port?: number
  dataDir?: string
  name?: string
  env?: Record<string, string>
  /** Medusa's own store answers too, as it does in no shop. */
  isStoreOpen?: boolean
  /** Folder of the sources; the repository's own unless a copy is named. */
  root?: string
}

const argumentsOf = ({ isStoreOpen = false }: ShopProcessOptions) =>
  isStoreOpen ? [...SERVER_ARGS.slice(0, -1), "tests/harness/server-with-store.mjs"] : SERVER_ARGS

/** Starts the shop's server on a migrated database and waits until it answers. */
export async function startShop(options: ShopProcessOptions): Promise<ShopProcess> {
  const port = options.port ?? (await freePort())
  const dataDir = options.dataDir ?? DATA_DIR
  fs.mkdirSync(dataDir, { recursive: true })
  const logFile = path.join(dataDir, `${options.name ?? "shop"}.log`)
  const log = fs.openSync(logFile, "w")
  const child = spawn(process.execPath, argumentsOf(options), {
    cwd: options.root ?? ROOT,
    env: { ...process.env, ...shopEnvironment(options.databaseUrl, port, dataDir), ...options.env },
    stdio: ["ignore", log, log, "ipc"], // the server ends when its parent does
  })
  fs.closeSync(log)
  const baseUrl = `http://127.0.0.1:${port}`
  await answering(child, baseUrl, logFile)
  return {
    baseUrl,
    pid: child.pid!,
    logFile,
    isRunning: () => isRunning(child),
    exitCode: () => child.exitCode,
    stop: () => end(child, "SIGTERM"),
    kill: () => end(child, "SIGKILL"),
  }
}

async function answering(child: ChildProcess, baseUrl: string, logFile: string) {
  for (const deadline = Date.now() + START_MS; Date.now() < deadline; await sleep(50)) {
    if (child.exitCode !== null) throw new Error(`The shop did not start:\n${fs.readFileSync(logFile, "utf8")}`)
    const isHealthy = await fetch(`${baseUrl}/health`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isHealthy) return
  }
  child.kill("SIGKILL")
  throw new Error(`The shop did not answer in time:\n${fs.readFileSync(logFile, "utf8")}`)
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

async function end(child: ChildProcess, signal: "SIGTERM" | "SIGKILL") {
  if (!isRunning(child)) return
  const gone = once(child, "exit")
  child.kill(signal)
  const patience = setTimeout(() => child.kill("SIGKILL"), STOP_MS)
  await gone
  clearTimeout(patience)
}
