import { createHash } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import { StartError } from "../lib/start-error.mjs"
import { nativeFolder } from "./binaries.mjs"

/** Where root puts what the postgres account can't reach inside the checkout. */
const OUTSIDE = "/var/lib/vermessung-shop"

/** Whether the account may enter every folder on the way; a parent of mode 0700 prevents it. */
export function canEnter({ uid, gid }, folder) {
  const { mode, uid: owner, gid: group } = fs.statSync(folder)
  const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001
  if ((mode & bit) === 0) return false
  const parent = path.dirname(folder)
  return parent === folder || canEnter({ uid, gid }, parent)
}

function ownFolder(folder, account) {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (account.uid !== undefined) fs.chownSync(folder, account.uid, account.gid)
  else if (fs.statSync(folder).uid !== process.getuid?.())
    throw new StartError(`${folder} belongs to another account: start as that one, or set another DATA_DIR.`)
  return folder
}

function copyBinaries(native) {
  const { version } = JSON.parse(fs.readFileSync(path.join(native, "../package.json"), "utf8"))
  const copy = path.join(OUTSIDE, `postgres-${version}`)
  if (!fs.existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`
    fs.cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
    fs.renameSync(unfinished, copy)
  }
  return copy
}

/**
 * Binaries and database folder that the account can use: the wanted ones, or, for root under a closed folder, a copy
 * of the binaries and a database folder outside, named by a hash of the wanted one.
 */
export function usableLocation(wanted, account) {
  const native = nativeFolder()
  if (account.uid === undefined) return { native, folder: ownFolder(wanted, account), isOutside: false }
  if (canEnter(account, native) && canEnter(account, path.dirname(wanted)))
    return { native, folder: ownFolder(wanted, account), isOutside: false }
  fs.mkdirSync(OUTSIDE, { recursive: true, mode: 0o755 })
  const name = createHash("sha256").update(path.resolve(wanted)).digest("hex").slice(0, 16)
  return { native: copyBinaries(native), folder: ownFolder(path.join(OUTSIDE, name), account), isOutside: true }
}
