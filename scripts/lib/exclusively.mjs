import fs from "node:fs"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { commandLine } from "./processes.mjs"
import { ROOT } from "./root.mjs"

const LOCKS = path.join(ROOT, ".medusa/locks")
/** No work takes so long: an older lock is of a process that was killed and whose pid is somebody else's now. */
const STALE_MS = 15 * 60_000

function tryLock(file) {
  try {
    fs.writeFileSync(file, String(process.pid), { flag: "wx" })
    return true
  } catch (error) {
    if (error.code === "EEXIST") return false
    throw error
  }
}

function removeStale(file) {
  try {
    const isOld = Date.now() - fs.statSync(file).mtimeMs > STALE_MS
    const holder = Number(fs.readFileSync(file, "utf8"))
    if (isOld || (holder > 0 && commandLine(holder) === "")) fs.rmSync(file)
  } catch (error) {
    if (error.code !== "ENOENT") throw error
  }
}

/** Runs `work` while no other process of this checkout runs work of the same name: two shops may start side by side. */
export async function exclusively(name, work) {
  fs.mkdirSync(LOCKS, { recursive: true })
  const file = path.join(LOCKS, name)
  while (!tryLock(file)) {
    removeStale(file)
    await sleep(100)
  }
  try {
    return await work()
  } finally {
    fs.rmSync(file, { force: true })
  }
}
