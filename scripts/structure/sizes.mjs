import path from "node:path"
import { grouped } from "./grouped.mjs"

const LONG = 250
const CROWDED = 20

const linesOf = (text) => text.split("\n").length - (text.endsWith("\n") ? 1 : 0)

/** The value below which this share of a sorted list lies. */
const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)]

/** How long files of code are, and what is above 250 lines. @param sources `{ file, text }` */
export function sizesOf(sources) {
  const code = sources
    .filter(({ text }) => text !== undefined)
    .map(({ file, text }) => ({ file, lines: linesOf(text) }))
  const sorted = code.map(({ lines }) => lines).sort((one, other) => one - other)
  return {
    total: sorted.reduce((sum, lines) => sum + lines, 0),
    median: at(sorted, 0.5),
    p95: at(sorted, 0.95),
    max: sorted.at(-1),
    long: code.filter(({ lines }) => lines > LONG).map(({ file }) => file),
  }
}

/** Folders with more than 20 files, each as `folder: count`. Those of migrations only grow, and nobody looks for anything there. */
export const crowdedFolders = (sources) =>
  [...grouped(sources, ({ file }) => path.posix.dirname(file))]
    .filter(([folder, list]) => list.length > CROWDED && path.posix.basename(folder) !== "migrations")
    .map(([folder, list]) => `${folder}: ${list.length}`)
