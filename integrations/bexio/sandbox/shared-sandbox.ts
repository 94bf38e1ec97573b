import fs from "node:fs"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { type BexioSandbox, startBexioSandbox } from "./bexio-sandbox"
import { type BexioSandboxOptions, SANDBOX_TOKEN } from "./options"

export type SharedSandbox = Pick<BexioSandbox, "baseUrl" | "token" | "stop">

interface SharedOptions extends BexioSandboxOptions {
  stateDir: string
  /** How long somebody who has claimed the folder may take to answer. */
  patienceMs?: number
}

const isAnswering = (baseUrl: string) =>
  fetch(`${baseUrl}/__sandbox/clock`, { signal: AbortSignal.timeout(1_000) }).then(
    (answer) => answer.ok,
    () => false,
  )

/** Where the sandbox of this folder was reached last. */
function lastAddress(file: string): URL | undefined {
  try {
    return new URL(fs.readFileSync(file, "utf8"))
  } catch {
    return undefined
  }
}

/** The marks that this process holds: in a container the one that died may have had the same id. */
const held = new Set<string>()

/** True for one caller, who writes its process id there. */
function claim(mark: string): boolean {
  try {
    fs.writeFileSync(mark, String(process.pid), { flag: "wx" })
    held.add(mark)
    return true
  } catch {
    return false
  }
}

/** Whether whoever holds the mark died without giving it back. */
function isOrphaned(mark: string): boolean {
  try {
    const pid = Number(fs.readFileSync(mark, "utf8"))
    if (pid === process.pid) return !held.has(mark)
    if (pid > 0) process.kill(pid, 0)
    return false
  } catch {
    return true
  }
}

/** On its last port, if that is free: addresses that somebody wrote down stay right. */
const startOnLastPort = (options: BexioSandboxOptions, port: number) =>
  startBexioSandbox({ ...options, port }).catch(() => startBexioSandbox({ ...options, port: 0 }))

/**
 * The one sandbox of `stateDir` on this machine: the first process starts it, others call it where it is. It ends with the
 * process that started it; the others then find nobody, as when the neighbour is down.
 */
export async function shareBexioSandbox({ patienceMs = 3_000, ...options }: SharedOptions): Promise<SharedSandbox> {
  fs.mkdirSync(options.stateDir, { recursive: true })
  const [addressFile, mark] = ["address", "owner"].map((name) => path.join(options.stateDir, name)) as [string, string]
  for (const deadline = Date.now() + patienceMs; !claim(mark); await sleep(50)) {
    const known = lastAddress(addressFile)
    if (known && (await isAnswering(known.origin))) {
      return { baseUrl: known.origin, token: SANDBOX_TOKEN, stop: async () => undefined }
    }
    if (isOrphaned(mark) || Date.now() > deadline) fs.rmSync(mark, { force: true })
  }
  const sandbox = await startOnLastPort(options, Number(lastAddress(addressFile)?.port ?? 0))
  fs.writeFileSync(addressFile, sandbox.baseUrl)
  const stop = async () => {
    await sandbox.stop()
    held.delete(mark)
    fs.rmSync(mark, { force: true })
  }
  return { ...sandbox, stop }
}
