import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { freePort } from "../lib/ports.mjs"
import { step } from "../lib/progress.mjs"
import { ROOT } from "../lib/root.mjs"
import { StartError } from "../lib/start-error.mjs"
import { usableLocation } from "../postgres/location.mjs"
import { startPostmaster, stopPostmaster } from "../postgres/postmaster.mjs"
import { completeEnvironment, readEnvironment } from "../start/preparation.mjs"
import { runUntilEnd, say } from "../start/stopping.mjs"
import { archiveAccount, giveTo, requireArchive } from "./archive.mjs"
import { makeDataFolder } from "./data-folder.mjs"
import { markedMoment, readAll, requireNothingMissing, untilArchived } from "./drill-checks.mjs"

/** Reads what it can and changes nothing that anybody else has. */
const SETTINGS = { archive_mode: "off", max_parallel_workers_per_gather: "0" }

const seconds = (sinceMs) => ((performance.now() - sinceMs) / 1000).toFixed(1)

/** The same login at another place. */
function movedTo(databaseUrl, port) {
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${port}`
  return url.toString()
}

/** Room for one drill, which leaves nothing. */
function scratchPlace(archive, endings) {
  const account = archiveAccount(archive)
  const scratch = fs.mkdtempSync(path.join(path.resolve(process.argv[2] ?? os.tmpdir()), "drill-"))
  giveTo(account, scratch)
  endings.add(() => fs.rmSync(scratch, { recursive: true, force: true }))
  const { native, folder, isOutside } = usableLocation(path.join(scratch, "database"), account)
  if (isOutside) endings.add(() => fs.rmSync(folder, { recursive: true, force: true }))
  return { native, folder, account, logFile: path.join(scratch, "postgres.log") }
}

/** @returns the address of the database that the archive gives */
async function openCopy(archive, databaseUrl, endings) {
  const place = scratchPlace(archive, endings)
  await makeDataFolder({ archive, folder: place.folder })
  const port = await freePort()
  let pid
  endings.add(() => pid && stopPostmaster(place.folder, pid))
  pid = await step("Reading the log from the archive", () =>
    startPostmaster({ ...place, port, isDisposable: true, settings: SETTINGS }),
  )
  return movedTo(databaseUrl, port)
}

async function run(endings) {
  process.chdir(ROOT)
  const settings = readEnvironment()
  const archive = requireArchive(settings.archiveDir)
  const env = await completeEnvironment(settings, endings, { isGuest: true })
  const moment = await markedMoment(env.DATABASE_URL)
  if (moment)
    say(`A change of now is in the archive after ${await untilArchived(archive, moment)} s: so much is lost at most.`)
  else say("The database doesn't answer: only the archive is looked at.")
  const startedAtMs = performance.now()
  const copyUrl = await openCopy(archive, env.DATABASE_URL, endings)
  const found = await step("Reading every row", () => readAll(copyUrl))
  say(
    `Recovered in ${seconds(startedAtMs)} s: ${found.rows} rows of ${found.tables} tables; the last change at ${found.lastChange ?? "the base backup"}.`,
  )
  for (const { what, count, newest } of found.facts) say(`${what}: ${count}, the newest of ${newest ?? "never"}`)
  if (found.tables === 0) throw new StartError("There is nothing in it.")
  if (moment) requireNothingMissing(moment, found)
  say("The archive gives the shop back.")
}

/** `npm run drill [folder for scratch]`: recovers into a place of its own, looks, and cleans up. */
export const drill = () => runUntilEnd(run)
