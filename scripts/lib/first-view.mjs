import fs from "node:fs"

/** As the server's document names them: the entry, what brings the page to life, and the page's own chunk. */
const ENTRIES = ["src/app/entry-client.ts", "src/app/entry-hydration.tsx"]

/**
 * The files that a page's first view loads: its chunk and the entries with all they import statically, each file once.
 * What is imported dynamically comes later and doesn't count.
 * @param manifest Vite's manifest of the client build
 * @param page the page's source, its key in the manifest
 */
export function firstViewOf(manifest, page) {
  const modules = new Set()
  const collect = (module) => {
    if (modules.has(module)) return
    const chunk = manifest[module]
    if (!chunk) throw new Error(`${module} is missing in the build's manifest`)
    modules.add(module)
    for (const imported of chunk.imports ?? []) collect(imported)
  }
  for (const module of [...ENTRIES, page]) collect(module)
  const chunks = [...modules].map((module) => manifest[module])
  return {
    scripts: [...new Set(chunks.map(({ file }) => file))],
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))],
  }
}

/** The scripts that every page's first view loads, whatever the page. */
export const groundOf = (manifest) => firstViewOf(manifest, ENTRIES[0]).scripts

/** The pages' own chunks: a page that another module imports too has none, and the server can't name its files. */
export const pagesOf = (folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("-page.tsx"))
    .sort()
    .map((file) => `src/pages/${file}`)
