import fs from "node:fs"
import path from "node:path"
import { ROOT } from "../lib/root.mjs"
import { generatedPart, staleParts, withPart } from "./document.mjs"
import { aimOf, isPastLimit, isReached, limitOf, measuredOf } from "./figures.mjs"
import { measure } from "./measure.mjs"

const DOCUMENT = path.join(ROOT, "docs/architecture.md")

const print = (lines) => process.stdout.write(`${lines.join("\n")}\n`)

const row = (figure) =>
  `${measuredOf(figure).padStart(7)}  ${isReached(figure) ? " " : "✗"} ${aimOf(figure).padEnd(9)} ${figure.what}`

function check(measured) {
  const past = measured.figures.filter(isPastLimit)
  const stale = staleParts(fs.readFileSync(DOCUMENT, "utf8"), measured)
  for (const figure of past)
    print([
      `${figure.what}: ${measuredOf(figure)}, limit ${limitOf(figure)}`,
      ...(figure.found ?? []).map((one) => `  ${one}`),
    ])
  if (stale.length > 0) print(["docs/architecture.md is no longer true; npm run structure writes it:", ...stale])
  return past.length === 0 && stale.length === 0
}

/** Prints what doesn't reach its aim by name, all figures at the end, and writes the document. */
function write(measured) {
  for (const { what, found } of measured.figures.filter((figure) => figure.found?.length && !isReached(figure)))
    print([`${what}:`, ...found.map((one) => `  ${one}`), ""])
  print(measured.figures.map(row))
  fs.writeFileSync(DOCUMENT, withPart(fs.readFileSync(DOCUMENT, "utf8"), generatedPart(measured)))
  return true
}

/** @returns whether all is well */
export const run = async ({ isCheck }) =>
  isCheck ? check(await measure({ withDead: false })) : write(await measure({ withDead: true }))
