import fs from "node:fs"
import path from "node:path"
import { dataFiles } from "../backup/data-files.mjs"
import { filesFolder, giveTo } from "./archive.mjs"

/** Of the embedded database: without its password nobody gets into what was recovered. */
const DATABASE_LOGIN = "postgres.json"

/** Uploads, mails, secrets and the like of a shop, by their names in `DATA_DIR`. */
function fileNames(dataDir) {
  const kept = new Set(dataFiles(dataDir))
  const isKept = (name) => kept.has(name.split(path.sep)[0]) || name === DATABASE_LOGIN
  return fs
    .readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dataDir, path.join(entry.parentPath, entry.name)))
    .filter(isKept)
}

const statOf = (file) => fs.statSync(file, { throwIfNoEntry: false })

/** Written beside it and renamed, so that a copy is whole or as it was. */
function copyWhole(from, to, { atime, mtime }) {
  fs.mkdirSync(path.dirname(to), { recursive: true, mode: 0o700 })
  const unfinished = `${to}.unfinished`
  fs.copyFileSync(from, unfinished)
  fs.utimesSync(unfinished, atime, mtime)
  fs.renameSync(unfinished, to)
}

/**
 * Brings what is new or changed in `DATA_DIR` into the archive, and takes nothing away there: a row that comes back may name
 * a file that has been removed since. @returns the names of all files there are
 */
export function keepFiles(dataDir, archive, account) {
  const names = fs.existsSync(dataDir) ? fileNames(dataDir) : []
  let isChanged = false
  for (const name of names) {
    const [from, to] = [path.join(dataDir, name), path.join(filesFolder(archive), name)]
    const [now, kept] = [statOf(from), statOf(to)]
    if (!now || (now.size === kept?.size && Math.trunc(now.mtimeMs) === Math.trunc(kept.mtimeMs))) continue
    copyWhole(from, to, now)
    isChanged = true
  }
  if (isChanged) giveTo(account, filesFolder(archive))
  return names
}

/** Removes copies of files that are on none of these lists any more. */
export function forgetFiles(archive, lists) {
  const needed = new Set(lists.flat())
  const folder = filesFolder(archive)
  for (const name of fs.existsSync(folder) ? fileNames(folder) : [])
    if (!needed.has(name)) fs.rmSync(path.join(folder, name))
}

/** Gives the files back where there are none. @returns whether it did */
export function giveFilesBack(archive, dataDir) {
  if (!fs.existsSync(filesFolder(archive)) || dataFiles(dataDir).length > 0) return false
  fs.mkdirSync(dataDir, { recursive: true })
  const { uid, gid } = fs.statSync(dataDir)
  for (const name of fs.readdirSync(filesFolder(archive))) {
    const to = path.join(dataDir, name)
    fs.cpSync(path.join(filesFolder(archive), name), to, { recursive: true, force: false, preserveTimestamps: true })
    if (process.getuid?.() === 0) giveTo({ uid, gid }, to)
  }
  return true
}
