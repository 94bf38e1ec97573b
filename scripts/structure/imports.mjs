import path from "node:path"
import ts from "typescript"
import { isDoor, namesOfDoor, takenNames } from "./doors.mjs"

const ENDINGS = ["", ".ts", ".tsx", ".mjs", ".cjs", ".d.ts", "/index.ts", "/index.tsx"]

/** `#shop/orders/…` and the like stand for a folder of `src`, the storefront's `@/…` for its own. */
function placeOf(file, specifier) {
  if (specifier.startsWith(".")) return path.posix.join(path.posix.dirname(file), specifier)
  if (specifier.startsWith("@/")) return `storefront/src/${specifier.slice(2)}`
  const [, alias, rest] = /^#([\w-]+)\/(.+)$/.exec(specifier) ?? []
  if (!alias) return undefined
  if (alias === "area") return `src/shop/${rest}/index.ts`
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

/** The files behind the doors that a file takes something from: those that define what it takes. */
function behindDoors({ file, text }, resolve, doors) {
  return takenNames(file, text).flatMap(([specifier, name]) => {
    const door = resolve(file, specifier)
    const definer = doors.get(door)?.get(name)
    return definer ? [resolve(door, definer)] : []
  })
}

/**
 * The arrows between our files, each once. A door is looked through: what goes by it counts as an import of the file that
 * defines it, and the door itself as none, so that figures don't depend on how an import is written.
 * @param sources `{ file, text }` of all files
 * @returns pairs of files: who imports, and what
 */
export function importsOf(sources) {
  const known = new Set(sources.map(({ file }) => file))
  const resolve = (file, specifier) => resolved(file, specifier, (name) => known.has(name))
  const doors = new Map(
    sources.filter(({ file }) => isDoor(file)).map(({ file, text }) => [file, namesOfDoor(file, text)]),
  )
  return sources.flatMap((source) => {
    const { file, text } = source
    if (!text || isDoor(file)) return []
    const named = specifiersOf(text).map((specifier) => resolve(file, specifier))
    const behind = named.some((target) => doors.has(target)) ? behindDoors(source, resolve, doors) : []
    const targets = [...named.filter((target) => !doors.has(target)), ...behind]
    return [...new Set(targets)].filter((target) => target && target !== file).map((target) => [file, target])
  })
}
