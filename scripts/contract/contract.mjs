import fs from "node:fs"
import path from "node:path"
import { ROOT } from "../lib/root.mjs"
import { loadTypeScript } from "../lib/typescript.mjs"
import { contractFaults } from "./contract-faults.mjs"

export const CONTRACT = path.join(ROOT, "docs/openapi.json")
/** Whose addresses the file names: those of a demo. */
export const ORIGIN = "http://localhost:9000"

/** The API's document without its examples, as it is kept. */
export function textOf(document) {
  const withoutExamples = (key, value) => (key === "example" ? undefined : value)
  return `${JSON.stringify(document, withoutExamples, 1)}\n`
}

const readContract = () => (fs.existsSync(CONTRACT) ? JSON.parse(fs.readFileSync(CONTRACT, "utf8")) : undefined)

/**
 * Writes the API's document into the repository, unless programs that rely on the one before would break.
 * @param isAccepted they may: in a version that says so
 * @returns whether it was written
 */
export function renewContract({ isAccepted }) {
  const now = loadTypeScript("src/wire/openapi/index.ts").apiDocument(ORIGIN)
  const before = readContract()
  const faults = before ? contractFaults(before, now, new Date().toISOString().slice(0, 10)) : []
  for (const fault of faults) process.stdout.write(`${fault}\n`)
  if (faults.length > 0 && !isAccepted) {
    process.stdout.write(
      "\nPrograms that use the API would break. Mark what goes as deprecated first (docs/integrators.md), or say so in\nCHANGELOG.md and run: npm run contract -- --incompatible\n",
    )
    return false
  }
  fs.writeFileSync(CONTRACT, textOf(now))
  process.stdout.write(`${path.relative(ROOT, CONTRACT)} says what the API is.\n`)
  return true
}
