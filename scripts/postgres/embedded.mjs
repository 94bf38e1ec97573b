import { randomBytes } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import { freePort, isPortFree } from "../lib/ports.mjs"
import { ARCHIVE_SECONDS, archiving, prepareArchive } from "../recovery/archive.mjs"
import { postgresAccount } from "./account.mjs"
import { initialise } from "./initialise.mjs"
import { usableLocation } from "./location.mjs"
import { startPostmaster, stopPostmaster, survivor } from "./postmaster.mjs"

/** Port and password stay with the data, so that two shops side by side and later starts don't meet. */
function keptSettings(file) {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8"))
  } catch {
    return undefined
  }
}

function keepSettings(file, settings) {
  fs.writeFileSync(file, `${JSON.stringify(settings)}\n`, { mode: 0o600 })
}

/** Who removed `dataDir` removed the shop; what lies outside goes with it. */
async function discard(folder) {
  await stopPostmaster(folder, survivor(folder)?.pid)
  for (const name of fs.readdirSync(folder)) fs.rmSync(path.join(folder, name), { recursive: true })
}

/**
 * PostgreSQL with its files in `dataDir`. A server that survived a killed start is taken over.
 * `isDisposable` trades crash safety for speed (tests); `archiveDir` gets what it is recovered from.
 * @returns url of the maintenance database, whether it ran already, `at(name)` of another, where the files are, and `stop`
 */
export async function startEmbeddedPostgres({
  dataDir,
  archiveDir = "",
  archiveSeconds = ARCHIVE_SECONDS,
  isDisposable = false,
}) {
  fs.mkdirSync(dataDir, { recursive: true })
  const settingsFile = path.join(dataDir, "postgres.json")
  const kept = keptSettings(settingsFile)
  const password = kept?.password ?? randomBytes(24).toString("base64url")
  const account = postgresAccount()
  const { native, folder, isOutside } = usableLocation(path.join(dataDir, "postgres"), account)
  if (isOutside && !kept) await discard(folder)
  const running = survivor(folder)
  const port = running?.port ?? (kept && (await isPortFree(kept.port)) ? kept.port : await freePort())
  keepSettings(settingsFile, { port, password })
  if (!running) initialise({ native, folder, account, password })
  const logFile = path.join(dataDir, "postgres.log")
  if (archiveDir) prepareArchive(archiveDir, account)
  const server = {
    native,
    folder,
    account,
    port,
    isDisposable,
    logFile,
    settings: archiveDir ? archiving(archiveDir, archiveSeconds) : {},
  }
  const pid = running?.pid ?? (await startPostmaster(server))
  const at = (database) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`
  const stop = () => stopPostmaster(folder, survivor(folder)?.pid ?? pid) // it may have been restarted meanwhile
  return { pid, folder, isOutside, wasRunning: Boolean(running), url: at("postgres"), at, stop }
}
