import fs from "node:fs"
import path from "node:path"
import { ROOT } from "../lib/root.mjs"
import { loadTypeScript } from "../lib/typescript.mjs"
import { contractFaults } from "./contract-faults.mjs"
import { machineDocument } from "./machines/document.mjs"

export const CONTRACT = path.join(ROOT, "docs/openapi.json")
export const MACHINES = path.join(ROOT, "docs/machine-openapi.json")
/** Whose addresses the files name: those of a demo. */
export const ORIGIN = "http://localhost:9000"

/** An API's document without its examples, as it is kept. */
export function textOf(document) {
  const withoutExamples = (key, value) => (key === "example" ? undefined : value)
  return `${JSON.stringify(document, withoutExamples, 1)}\n`
}

const readKept = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : undefined)

/**
 * Writes a document into the repository, unless programs that rely on the one before would break.
 * @param isAccepted they may: in a version that says so
 * @returns whether it was written
 */
function renew(file, now, { isAccepted }) {
  const before = readKept(file)
  const faults = before ? contractFaults(before, now, new Date().toISOString().slice(0, 10)) : []
  for (const fault of faults) process.stdout.write(`${fault}\n`)
  if (faults.length > 0 && !isAccepted) return false
  fs.writeFileSync(file, textOf(now))
  process.stdout.write(`${path.relative(ROOT, file)} says what the API is.\n`)
  return true
}

/** Keeps both documents, of the contract and of what machine accesses open. @returns whether both were written */
export function renewContracts(options) {
  const { apiDocument } = loadTypeScript("src/wire/openapi/index.ts")
  const isKept = [
    renew(CONTRACT, apiDocument(ORIGIN), options),
    renew(MACHINES, machineDocument(ORIGIN), options),
  ].every(Boolean)
  if (!isKept)
    process.stdout.write(
      "\nPrograms that use the API would break. Mark what goes as deprecated first (docs/integrators.md), or say so in\nCHANGELOG.md and run: npm run contract -- --incompatible\n",
    )
  return isKept
}
