import path from "node:path"

/** What a running shop looks up whenever it needs it, so that it may be replaced. */
const LOOKED_UP = /^src\/server\/(pages\/page-data|job-handlers)\.ts$/

/** What a process loads once, at its start, and keeps: services, models, jobs, connections, the process itself. */
const KEPT = [
  /^(medusa-config|shop\.config)\.ts$/,
  /^(integrations|extensions)\//,
  /^src\/(config|extension|jobs|links|platform|server|subscribers|workflows)\//,
  /^src\/shop\/[^/]+\/data\/(.+\/)?((index|service|provider)\.ts$|(models|migrations|loaders)\/)/,
]

const isLookedUp = (file) => LOOKED_UP.test(file)
const isKept = (file) => !isLookedUp(file) && KEPT.some((files) => files.test(file))

/** Who imports each of the shop's loaded modules. Paths are relative to `root`; packages are left out. */
export function importersIn(cache, root) {
  const importers = new Map()
  const named = (file) => path.relative(root, file).replaceAll("\\", "/")
  for (const module of Object.values(cache)) {
    if (module === undefined || module.filename.includes("node_modules")) continue
    const importer = named(module.filename)
    if (!importers.has(importer)) importers.set(importer, new Set())
    for (const { filename } of module.children) {
      const imported = named(filename)
      if (!importers.has(imported)) importers.set(imported, new Set())
      importers.get(imported).add(importer)
    }
  }
  return importers
}

/**
 * What an edit asks for: the edited modules and all that import them are loaded again, up to what the process keeps, which
 * would go on with what it has.
 * @param edited files, relative to the repository's root
 * @param importers of each loaded file, those that import it
 * @returns `swapped`, the loaded files to load again, and `kept`, what only a new process has as it is now
 */
export function whatToSwap(edited, importers) {
  const swapped = new Set()
  const kept = new Set()
  const look = (file) => {
    if (swapped.has(file) || kept.has(file)) return
    if (isKept(file)) {
      kept.add(file)
      return
    }
    if (!importers.has(file)) return
    swapped.add(file)
    if (isLookedUp(file)) return
    for (const importer of importers.get(file)) look(importer)
  }
  for (const file of edited) look(file)
  return { swapped: [...swapped], kept: [...kept] }
}
