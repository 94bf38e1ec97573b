import { createHash } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import { gunzipSync } from "node:zlib"
import { sha256 } from "../backup/archive.mjs"
import { step } from "../lib/progress.mjs"
import { run } from "../lib/run.mjs"
import { StartError } from "../lib/start-error.mjs"
import { RECOVERY_SIGNAL } from "../postgres/postmaster.mjs"
import { archiveAccount, backupsOfNewestHistory, giveTo, requireNoGap, restoreCommand } from "./archive.mjs"

const SETTINGS_FILE = "postgresql.auto.conf"
const OURS = /^(restore_command|recovery_target_\w+) /

/** The newest one that was finished by then. @param to instant; undefined: the newest @throws StartError */
function backupFor(archive, to) {
  const backup = backupsOfNewestHistory(archive).findLast(
    ({ endedAt }) => to === undefined || Date.parse(endedAt) <= to.getTime(),
  )
  if (!backup)
    throw new StartError(`${archive} has no base backup${to ? ` that was finished by ${to.toISOString()}` : ""}.`)
  return backup
}

/** @throws StartError if the manifest or a file that it names isn't as it was written */
async function requireWhole(backup, folder) {
  const text = gunzipSync(fs.readFileSync(path.join(backup.folder, "backup_manifest.gz"))).toString()
  const manifest = JSON.parse(text)
  const before = text.slice(0, text.lastIndexOf('"Manifest-Checksum"'))
  const damaged = (what) => new StartError(`${what} of the base backup ${backup.name} is damaged: take an older one.`)
  if (createHash("sha256").update(before).digest("hex") !== manifest["Manifest-Checksum"]) throw damaged("The manifest")
  for (const { Path: name, Checksum: sum } of manifest.Files) {
    const file = path.join(folder, name)
    if (!fs.existsSync(file) || (await sha256(file)) !== sum) throw damaged(name)
  }
}

/** The last one wins, so that what an earlier recovery left is replaced. */
function writeSettings(folder, archive, to) {
  const file = path.join(folder, SETTINGS_FILE)
  const others = fs
    .readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => !OURS.test(line))
  const settings = {
    restore_command: restoreCommand(archive),
    recovery_target_time: to?.toISOString().replace("Z", "+00") ?? "", // names of zones aren't known yet
    recovery_target_action: "promote",
    recovery_target_timeline: "latest",
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`)
  fs.writeFileSync(file, `${[...others, ...lines].join("\n")}\n`)
  fs.writeFileSync(path.join(folder, RECOVERY_SIGNAL), "")
}

/**
 * Makes a database's folder of a base backup, which reads the rest from the archive when PostgreSQL starts on it.
 * @param folder missing or empty; what fails leaves it empty
 * @param to instant of the last change that is to come back; undefined: all there is
 * @returns what the base backup says about itself
 * @throws StartError
 */
export async function makeDataFolder({ archive, folder, to }) {
  if (fs.existsSync(folder) && fs.readdirSync(folder).length > 0)
    throw new StartError(`${folder} is not empty: nothing is ever overwritten. Move it away first.`)
  const backup = backupFor(archive, to)
  requireNoGap(archive, backup.firstPlace)
  const account = archiveAccount(archive)
  fs.mkdirSync(folder, { recursive: true })
  try {
    fs.chmodSync(folder, 0o700)
    giveTo(account, folder)
    await step("Unpacking the base backup", () =>
      run("Unpacking", "tar", ["-xzf", path.join(backup.folder, "base.tar.gz"), "-C", folder], { account }),
    )
    await step("Comparing its checksums", () => requireWhole(backup, folder))
    writeSettings(folder, archive, to)
    giveTo(account, folder)
  } catch (error) {
    for (const name of fs.readdirSync(folder)) fs.rmSync(path.join(folder, name), { recursive: true })
    throw error
  }
  return backup
}
