import fs from "node:fs"
import path from "node:path"
import { gunzipSync } from "node:zlib"
import { ROOT } from "../lib/root.mjs"
import { StartError } from "../lib/start-error.mjs"
import { canEnter } from "../postgres/location.mjs"

/** A segment that isn't full is archived after so long: at most this and the copying is lost. */
export const ARCHIVE_SECONDS = 30

/** PostgreSQL's own size, which neither of the shop's databases changes. */
const SEGMENT_BYTES = 16n * 1024n * 1024n
const SEGMENT = /^[0-9A-F]{24}\.gz$/
const HISTORY = /^[0-9A-F]{8}\.history\.gz$/
const STALE_MS = 6 * 3_600_000

export const walFolder = (archive) => path.join(archive, "wal")
export const baseFolder = (archive) => path.join(archive, "base")
export const filesFolder = (archive) => path.join(archive, "files")
export const isFinished = (name) => !name.startsWith(".")

const command = (script, ...args) =>
  ["sh", path.join(ROOT, "deploy/postgres", script), ...args].map((word) => `"${word}"`).join(" ")

/** PostgreSQL's settings for an archive, as `docker-compose.yml` has them. */
export const archiving = (archive, seconds = ARCHIVE_SECONDS) => ({
  archive_mode: "on",
  archive_command: command("archive-wal.sh", archive, "%p", "%f"),
  archive_timeout: String(seconds),
})

export const restoreCommand = (archive) => command("fetch-wal.sh", archive, "%f", "%p")

/** The account that owns an archive, PostgreSQL's, for what root does in it; everybody else is it: `{}`. */
export function archiveAccount(archive) {
  if (process.getuid?.() !== 0) return {}
  const { uid, gid } = fs.statSync(walFolder(archive))
  return { uid, gid }
}

/** Hands a file or folder to the account, with all that is in it. */
export function giveTo({ uid, gid }, place) {
  if (uid === undefined) return
  fs.chownSync(place, uid, gid)
  if (fs.statSync(place).isDirectory())
    for (const name of fs.readdirSync(place, { recursive: true })) fs.chownSync(path.join(place, name), uid, gid)
}

/** Makes the archive of an embedded database. @throws StartError if the database's account could not use it */
export function prepareArchive(archive, account) {
  if (!fs.existsSync(walFolder(archive))) {
    fs.mkdirSync(walFolder(archive), { recursive: true, mode: 0o700 })
    for (const folder of [archive, walFolder(archive)]) giveTo(account, folder)
  }
  const isClosed = (folder) => account.uid !== undefined && !canEnter(account, folder)
  const closed = [path.dirname(archive), path.join(ROOT, "deploy")].find(isClosed)
  if (closed) throw new StartError(`ARCHIVE_DIR: the account of PostgreSQL can't enter ${closed}.`)
}

/** @throws StartError if nothing was ever archived there */
export function requireArchive(archive) {
  if (!archive) throw new StartError("ARCHIVE_DIR must be set: the folder that the database is archived in.")
  if (!fs.existsSync(walFolder(archive))) throw new StartError(`ARCHIVE_DIR ${archive} is no archive of a database.`)
  return archive
}

/** Id of the database that is archived there; undefined before the first segment. */
export function ownerOf(archive) {
  const file = path.join(archive, "system")
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8").trim() : undefined
}

/** Finished base backups, the oldest first, with what each says about itself. */
export function backupsIn(archive) {
  const folder = baseFolder(archive)
  const names = fs.existsSync(folder) ? fs.readdirSync(folder).filter(isFinished).sort() : []
  return names.map((name) => {
    const about = JSON.parse(fs.readFileSync(path.join(folder, name, "about.json"), "utf8"))
    return { name, folder: path.join(folder, name), ...about }
  })
}

/** A segment's place in the log whatever its timeline: histories that part share what came before. */
const placeOf = (name) => BigInt(`0x${name.slice(8, 16)}`) * 256n + BigInt(`0x${name.slice(16, 24)}`)

/** @param lsn position in the log as PostgreSQL writes it, such as 0/3000028 */
function bytesOfLsn(lsn) {
  const [high, low] = lsn.split("/").map((half) => BigInt(`0x${half}`))
  return (high << 32n) + low
}

/** @returns the place of its segment */
export const placeOfLsn = (lsn) => Number(bytesOfLsn(lsn) / SEGMENT_BYTES)

/** The newest timeline's ancestors, each with where it was left; none before the first recovery. */
function newestHistory(archive) {
  const newest = fs
    .readdirSync(walFolder(archive))
    .filter((name) => HISTORY.test(name))
    .sort()
    .at(-1)
  if (!newest) return { timeline: 1, ancestors: [] }
  const lines = gunzipSync(fs.readFileSync(path.join(walFolder(archive), newest)))
    .toString()
    .split("\n")
  const ancestors = lines.map((line) => /^\s*(\d+)\s+([0-9A-F]+\/[0-9A-F]+)/.exec(line)).filter(Boolean)
  return {
    timeline: Number.parseInt(newest.slice(0, 8), 16),
    ancestors: ancestors.map(([, timeline, lsn]) => ({ timeline: Number(timeline), leftAt: bytesOfLsn(lsn) })),
  }
}

/** Those base backups that lead to the newest history: after a recovery to an earlier moment, later ones before it don't. */
export function backupsOfNewestHistory(archive) {
  const { timeline, ancestors } = newestHistory(archive)
  const isAncestor = (backup) =>
    ancestors.some((each) => each.timeline === backup.timeline && bytesOfLsn(backup.endLsn) <= each.leftAt)
  return backupsIn(archive).filter((backup) => backup.timeline === timeline || isAncestor(backup))
}

/** @throws StartError if a segment since `place` is missing: recovery would take the gap for the end, and open */
export function requireNoGap(archive, place) {
  const names = fs.readdirSync(walFolder(archive)).filter((name) => SEGMENT.test(name) && placeOf(name) >= place)
  const timelines = [...new Set(names.map((name) => name.slice(0, 8)))]
  const groups = [names, ...timelines.map((timeline) => names.filter((name) => name.startsWith(timeline)))]
  for (const group of groups) {
    const places = [...new Set(group.map((name) => Number(placeOf(name))))].sort((one, other) => one - other)
    const after = places.find((each, index) => index > 0 && each !== places[index - 1] + 1)
    if (after !== undefined)
      throw new StartError(
        `${walFolder(archive)} lacks what comes before segment ${after}: recovery would end too early.`,
      )
  }
}

/**
 * Keeps what leads back to any moment since `since`, in milliseconds: the newest base backup that had ended by then, all after it, and the
 * log since. Removes what crashes left.
 */
export function forgetOld(archive, since) {
  const backups = backupsIn(archive)
  const first = backups.findLastIndex(({ endedAt }) => Date.parse(endedAt) <= since)
  const kept = backups.slice(Math.max(0, first))
  for (const { name, folder } of backups.slice(0, Math.max(0, first)))
    fs.renameSync(folder, path.join(baseFolder(archive), `.${name}`))
  for (const name of fs.readdirSync(baseFolder(archive)).filter((each) => !isFinished(each))) {
    const folder = path.join(baseFolder(archive), name)
    const isRemoved = backups.some((each) => `.${each.name}` === name)
    if (isRemoved || fs.statSync(folder).mtimeMs < Date.now() - STALE_MS) fs.rmSync(folder, { recursive: true })
  }
  const firstPlace = Math.min(...kept.map((backup) => backup.firstPlace)) // a recovery goes back in it
  const isNeeded = (name) => HISTORY.test(name) || !/^[0-9A-F]{24}/.test(name) || placeOf(name) >= firstPlace
  for (const name of fs.readdirSync(walFolder(archive)))
    if (!isNeeded(name)) fs.rmSync(path.join(walFolder(archive), name))
  return kept
}
