import { grouped } from "./grouped.mjs"

/** Models of a relation name each other; Medusa resolves them late. */
const MODEL = /\/data\/([\w-]+\/)?models\//

/**
 * Groups of files that import each other in a circle, each with all that are in it (Tarjan's strongly connected components), models aside.
 * @param imports pairs of files
 */
export function cyclesOf(imports) {
  const targets = grouped(imports, ([from]) => from)
  const indexes = new Map()
  const lowest = new Map()
  const open = []
  const found = []
  const visit = (file) => {
    indexes.set(file, indexes.size)
    lowest.set(file, indexes.get(file))
    open.push(file)
    for (const [, target] of targets.get(file) ?? []) {
      if (!indexes.has(target)) visit(target)
      if (open.includes(target)) lowest.set(file, Math.min(lowest.get(file), lowest.get(target)))
    }
    if (lowest.get(file) === indexes.get(file)) found.push(open.splice(open.indexOf(file)))
  }
  for (const file of targets.keys()) if (!indexes.has(file)) visit(file)
  return found.filter((group) => group.length > 1 && !group.every((file) => MODEL.test(file)))
}
