import fs from "node:fs"
import path from "node:path"
import { ROOT } from "../lib/root.mjs"
import { resultOf } from "./report.mjs"
import { Times } from "./times.mjs"
import { runVitest } from "./vitest.mjs"

const RESULTS = path.join(ROOT, "tests/.results")
const STOREFRONT = path.join(ROOT, "storefront")
const withConfig = (name, title, config) => ({ name, title, args: ["-c", config], cwd: ROOT })

const UNITS = withConfig("unit", "Rules and units", "vitest.config.ts")
const STOREFRONT_UNITS = { name: "storefront", title: "Storefront units", args: [], cwd: STOREFRONT }

/** Fast ones: no database, no server. */
export const UNIT_SUITES = [UNITS, STOREFRONT_UNITS]

/** Whatever needs a database, running shops or browsers, in one queue; small volumes. */
export const APP_SUITE = withConfig("app", "Modules, contract, journeys, faults and start", "tests/vitest.config.ts")

function readReport(file) {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8"))
  } catch {
    return undefined
  }
}

/** Of this process's suites. */
export const times = new Times()

/** Runs a suite with its output shown. @param options the reporter's name, the environment */
export async function runSuite({ name, title, args, cwd }, { reporter = "default", env } = {}) {
  const reportFile = path.join(RESULTS, `${name}.json`)
  fs.rmSync(reportFile, { force: true })
  process.stdout.write(`\n${title}\n`)
  const reporters = [`--reporter=${reporter}`, "--reporter=json", `--outputFile.json=${reportFile}`]
  const startedAtMs = performance.now()
  const exitCode = await runVitest([...args, ...reporters], { cwd, env })
  const report = readReport(reportFile)
  times.add(title, performance.now() - startedAtMs, report)
  return resultOf(report, exitCode)
}
