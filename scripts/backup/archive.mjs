import { createHash } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import { run } from "../lib/run.mjs"
import { StartError } from "../lib/start-error.mjs"

const MANIFEST = "manifest.json"

/** @returns hexadecimal */
export async function sha256(file) {
  const hash = createHash("sha256")
  for await (const chunk of fs.createReadStream(file)) hash.update(chunk)
  return hash.digest("hex")
}

const filesIn = (folder) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => name !== MANIFEST)
    .sort()

async function sumsOf(folder) {
  const sums = {}
  for (const name of filesIn(folder)) sums[name] = await sha256(path.join(folder, name))
  return sums
}

/** Packs the folder into one file that only its owner reads, with the checksum of everything in it. */
export async function pack(folder, file, about) {
  const manifest = { ...about, files: await sumsOf(folder) }
  fs.writeFileSync(path.join(folder, MANIFEST), JSON.stringify(manifest, undefined, 1))
  const unfinished = `${file}.${process.pid}`
  fs.writeFileSync(unfinished, "", { mode: 0o600 })
  await run("Packing the archive", "tar", ["-czf", unfinished, "-C", folder, "."])
  fs.renameSync(unfinished, file)
}

/** Unpacks into the folder. @returns what the archive says about itself @throws StartError if it isn't whole */
export async function unpack(file, folder) {
  if (!fs.existsSync(file)) throw new StartError(`There is no file ${file}.`)
  const damaged = new StartError(`${file} is damaged or no backup of a shop; nothing was changed.`)
  await run("Unpacking the archive", "tar", ["-xzf", path.resolve(file), "-C", folder]).catch(() => {
    throw damaged
  })
  const manifestFile = path.join(folder, MANIFEST)
  if (!fs.existsSync(manifestFile)) throw damaged
  const { files, ...about } = JSON.parse(fs.readFileSync(manifestFile, "utf8"))
  if (JSON.stringify(await sumsOf(folder)) !== JSON.stringify(files)) throw damaged
  return about
}
