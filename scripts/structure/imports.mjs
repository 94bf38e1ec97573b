import path from "node:path"
import ts from "typescript"

const ENDINGS = ["", ".ts", ".tsx", ".mjs", ".cjs", ".d.ts", "/index.ts", "/index.tsx"]

/** `#shop/orders/…` and the like stand for a folder of `src`, the storefront's `@/…` for its own. */
function placeOf(file, specifier) {
  if (specifier.startsWith(".")) return path.posix.join(path.posix.dirname(file), specifier)
  if (specifier.startsWith("@/")) return `storefront/src/${specifier.slice(2)}`
  const [, alias, rest] = /^#([\w-]+)\/(.+)$/.exec(specifier) ?? []
  if (!alias) return undefined
  return ["integrations", "seed", "tests"].includes(alias) ? `${alias}/${rest}` : `src/${alias}/${rest}`
}

/** The file that is meant, if it is one of ours. */
export function resolved(file, specifier, isThere) {
  const place = placeOf(file, specifier)
  const bare = place?.replace(/\.js$/, "")
  return place && [...ENDINGS.map((end) => place + end), `${bare}.ts`, `${bare}.tsx`].find(isThere)
}

/** What a file imports or hands on, types and late imports too, as it is written. */
export const specifiersOf = (text) => ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName)

/**
 * The arrows between our files, each once.
 * @param sources `{ file, text }` of all files
 * @returns pairs of files: who imports, and what
 */
export function importsOf(sources) {
  const known = new Set(sources.map(({ file }) => file))
  return sources.flatMap(({ file, text }) => {
    const targets = text
      ? specifiersOf(text).map((specifier) => resolved(file, specifier, (name) => known.has(name)))
      : []
    return [...new Set(targets)].filter((target) => target && target !== file).map((target) => [file, target])
  })
}
