import fs from "node:fs"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { commandLine } from "../lib/processes.mjs"
import { StartError } from "../lib/start-error.mjs"

/** A start or server whose parent was killed notices within a second and ends; so long we wait for it. */
const PATIENCE_MS = 8_000

const STARTS = /scripts\/(start|dev)\.mjs /
const SERVERS = /scripts\/(server|dev\/shop)\.mjs /

const readPid = (file) => {
  try {
    return Number(fs.readFileSync(file, "utf8"))
  } catch {
    return 0
  }
}

async function isGone(pid, scripts) {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(50))
    if (!scripts.test(commandLine(pid))) return true
  return false
}

function requireWritable(dataDir) {
  try {
    fs.mkdirSync(dataDir, { recursive: true })
    fs.accessSync(dataDir, fs.constants.W_OK)
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir} can't be written (${error.code}).`)
  }
}

/** Tells processes of several roles on one `DATA_DIR` apart; "" for the shop in one process. */
export const instanceName = ({ SHOP_ROLE: role = "all", PORT: port = "9000" }) =>
  role === "all" || role === "" ? "" : `-${role}-${port}`

/**
 * One start per `DATA_DIR` and instance. A server that outlived a killed start is ended; a start that still runs refuses
 * this one.
 * @throws StartError
 */
export async function claimDataDir(dataDir, instance = "") {
  requireWritable(dataDir)
  const startFile = path.join(dataDir, `start${instance}.pid`)
  const startPid = readPid(startFile)
  if (startPid !== process.pid && !(await isGone(startPid, STARTS)))
    throw new StartError(`DATA_DIR ${dataDir} is in use: the shop runs already (process ${startPid}).`)
  fs.writeFileSync(startFile, String(process.pid))

  const serverPid = readPid(path.join(dataDir, `server${instance}.pid`))
  if (!(await isGone(serverPid, SERVERS))) {
    process.kill(serverPid, "SIGKILL")
    await isGone(serverPid, SERVERS)
  }
}
