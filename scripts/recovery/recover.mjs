import path from "node:path"
import { parseArgs } from "node:util"
import { StartError } from "../lib/start-error.mjs"
import { readEnvironment } from "../start/preparation.mjs"
import { runUntilEnd, say } from "../start/stopping.mjs"
import { requireArchive } from "./archive.mjs"
import { makeDataFolder } from "./data-folder.mjs"
import { giveFilesBack } from "./files.mjs"

const USAGE = "Which moment, and where? npm run recover -- [--to 2026-11-27T14:05:00+01:00] <folder of the database>"

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options: { to: { type: "string" } }, allowPositionals: true })
    const to = values.to === undefined ? undefined : new Date(values.to)
    const isInstant = to === undefined || (/(Z|[+-]\d\d:\d\d)$/.test(values.to) && !Number.isNaN(to.getTime()))
    if (positionals.length === 1 && isInstant) return { to, folder: path.resolve(positionals[0]) }
  } catch {
    // said below
  }
  throw new StartError(USAGE)
}

async function run() {
  const { to, folder } = readArguments()
  const { archiveDir, dataDir } = readEnvironment()
  const archive = requireArchive(archiveDir)
  const backup = await makeDataFolder({ archive, folder, to })
  const areFilesBack = giveFilesBack(archive, dataDir)
  say(
    `${folder} is the base backup of ${backup.startedAt}. PostgreSQL reads the log from the archive when it starts on it,`,
  )
  say(`up to ${to ? to.toISOString() : "its end"}, and opens then.`)
  say(areFilesBack ? `${dataDir} has its files again.` : `${dataDir}: files left as they are.`)
}

/** `npm run recover -- [--to <instant>] <folder>`: the database as it was, for PostgreSQL to start on. */
export const recover = () => runUntilEnd(run)
