import fs from "node:fs"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { gunzipSync } from "node:zlib"
import { step } from "../lib/progress.mjs"
import { ROOT } from "../lib/root.mjs"
import { StartError } from "../lib/start-error.mjs"
import { completeEnvironment, readEnvironment } from "../start/preparation.mjs"
import { runUntilEnd, say } from "../start/stopping.mjs"
import {
  archiveAccount,
  backupsIn,
  baseFolder,
  forgetOld,
  giveTo,
  ownerOf,
  placeOfLsn,
  requireArchive,
} from "./archive.mjs"
import { complaintsAbout, wakeCheckpointer } from "./archive-state.mjs"
import { streamBaseBackup } from "./base-backup-stream.mjs"
import { firstRow } from "./connected.mjs"
import { forgetFiles, keepFiles } from "./files.mjs"

const DAY_MS = 24 * 3_600_000
/** So far back any moment can be had. */
const WEEK_MS = 7 * DAY_MS
/** As often as an unfilled segment is archived. */
const LOOK_MS = 30_000
/** A complaint that goes on is written again after so long, and a backup that failed is tried again. */
const AGAIN_MS = 15 * 60_000

const databaseTime = async (databaseUrl) => (await firstRow(databaseUrl, "select clock_timestamp() as now")).now

function syncFolder(folder) {
  const handle = fs.openSync(folder, "r")
  fs.fsyncSync(handle)
  fs.closeSync(handle)
}

function readManifest(folder) {
  const text = gunzipSync(fs.readFileSync(path.join(folder, "backup_manifest.gz"))).toString()
  // As text: it is larger than the numbers of JavaScript.
  const [, system] = /"System-Identifier": (\d+)/.exec(text)
  const [{ Timeline: timeline, "Start-LSN": firstLsn, "End-LSN": endLsn }] = JSON.parse(text)["WAL-Ranges"]
  return { system, timeline, endLsn, firstPlace: placeOfLsn(firstLsn) }
}

/** Written under a name that counts for nothing, and renamed when all of it is on the disk. @returns its name */
async function makeBackup({ archive, account, databaseUrl, files }) {
  const { archive_mode: mode } = await firstRow(databaseUrl, "show archive_mode")
  if (mode !== "on") throw new StartError("The database isn't archived: see docs/operators.md, Recovery.")
  const startedAt = await databaseTime(databaseUrl)
  const name = startedAt.toISOString().replace(/[:.]/g, "-")
  const unfinished = path.join(baseFolder(archive), `.${name}.${process.pid}`)
  fs.mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  await streamBaseBackup(databaseUrl, unfinished)
  const log = readManifest(unfinished)
  if (log.system !== (ownerOf(archive) ?? log.system))
    throw new StartError(`${archive} belongs to another database: give this one an archive of its own.`)
  const about = { startedAt, endedAt: await databaseTime(databaseUrl), ...log, files }
  fs.writeFileSync(path.join(unfinished, "about.json"), JSON.stringify(about), { mode: 0o600, flush: true })
  syncFolder(unfinished)
  giveTo(account, baseFolder(archive))
  fs.renameSync(unfinished, path.join(baseFolder(archive), name))
  syncFolder(baseFolder(archive))
  return name
}

async function backUp(place) {
  const files = keepFiles(place.dataDir, place.archive, place.account)
  const name = await step("Copying the database", () => makeBackup({ ...place, files }))
  const kept = forgetOld(place.archive, Date.now() - WEEK_MS)
  forgetFiles(place.archive, [files, ...kept.map((each) => each.files)])
  say(`${path.join(baseFolder(place.archive), name)}: base backup ${kept.length}; going back to ${kept[0].endedAt}.`)
}

/** One JSON line, as the log of a shop has them. */
const complain = (message) =>
  process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), level: "error", message })}\n`)

/** A base backup a day, new files at each look, and a line for whatever is wrong, until it is stopped. */
async function backUpDaily(place) {
  const toldAt = new Map()
  const tell = (message) => {
    if (Date.now() - (toldAt.get(message) ?? 0) < AGAIN_MS) return
    toldAt.set(message, Date.now())
    complain(message)
  }
  let woken
  for (let triedAt = 0; ; await sleep(LOOK_MS)) {
    try {
      woken = await wakeCheckpointer(place.databaseUrl, woken)
      keepFiles(place.dataDir, place.archive, place.account)
      const newest = Date.parse(backupsIn(place.archive).at(-1)?.startedAt ?? 0)
      if (Date.now() - newest > DAY_MS && Date.now() - triedAt > AGAIN_MS) {
        triedAt = Date.now()
        await backUp(place)
      }
      for (const message of await complaintsAbout(place)) tell(message)
    } catch (error) {
      tell(`Base backup: ${error.message}`)
    }
  }
}

async function run(endings) {
  process.chdir(ROOT)
  const settings = readEnvironment()
  const env = await completeEnvironment(settings, endings, { isGuest: true })
  const archive = requireArchive(settings.archiveDir)
  const { dataDir } = settings
  const place = { archive, account: archiveAccount(archive), databaseUrl: env.DATABASE_URL, dataDir }
  if (process.argv.includes("--daily")) return backUpDaily(place)
  if (!process.argv.includes("--check")) return backUp(place)
  const complaints = await complaintsAbout(place)
  if (complaints.length > 0) throw new StartError(complaints.join("\n"))
  say("The database is archived.")
}

/** `npm run base-backup [-- --daily | --check]`: what a recovery begins with, once or every day; or whether all is well. */
export const baseBackup = () => runUntilEnd(run)
