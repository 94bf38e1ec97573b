import fs from "node:fs"
import path from "node:path"
import { exclusively } from "./exclusively.mjs"
import { step } from "./progress.mjs"
import { ROOT } from "./root.mjs"
import { run } from "./run.mjs"

const readJson = (file) => {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8"))
  } catch {
    return undefined
  }
}

/**
 * Whether every package of the lock is there in its version; npm notes what it installed when it has finished.
 * @param forServer those that only build and test don't count, as in an image
 */
export function isInstalled(folder, { forServer = false } = {}) {
  const wanted = readJson(path.join(folder, "package-lock.json"))?.packages ?? {}
  const installed = readJson(path.join(folder, "node_modules/.package-lock.json"))?.packages
  if (!installed) return false
  return Object.entries(wanted).every(
    ([place, { version, optional, devOptional, dev }]) =>
      place === "" ||
      installed[place]?.version === version ||
      (!(place in installed) && (optional || devOptional || (forServer && dev))),
  )
}

const QUIET = ["--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]

/** The lock file decides either way; what is there already is kept, so that a changed lock costs seconds. */
async function install(folder, title) {
  if (isInstalled(folder)) return
  const installOnce = async () => {
    if (isInstalled(folder)) return
    const isUpdate = fs.existsSync(path.join(folder, "node_modules/.package-lock.json"))
    const command = isUpdate ? ["install", "--no-save"] : ["ci"]
    await run(title, "npm", [...command, ...QUIET], { cwd: folder })
  }
  await step(title, () => exclusively(`install-${path.basename(folder)}`, installOnce))
}

/** Folders of extensions that have packages of their own. */
export function extensionsWithPackages(folder = path.join(ROOT, "extensions")) {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : []
  return names
    .map((name) => path.join(folder, name))
    .filter((extension) => fs.existsSync(path.join(extension, "package-lock.json")))
}

/**
 * Installs the packages of shop, storefront and extensions where the lock files ask for others than are there.
 * @param forServer nothing is to be built: what an image holds is enough
 */
export async function installPackages({ forServer = false, root = ROOT, installOne = install } = {}) {
  const isMissing = (folder) => !forServer || !isInstalled(folder, { forServer })
  const shop = [
    [root, "Installing packages"],
    [path.join(root, "storefront"), "Installing the storefront's packages"],
  ]
  const extensions = extensionsWithPackages(path.join(root, "extensions")).filter(isMissing)
  await Promise.all([
    ...(isMissing(root) ? shop : []).map(([folder, title]) => installOne(folder, title)),
    ...extensions.map((folder) => installOne(folder, `Installing packages of ${path.basename(folder)}`)),
  ])
}
