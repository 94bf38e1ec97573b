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

/** Where a file belongs when it is run alone; the first that fits. */
const BY_PATH = [
  [/^storefront\//, STOREFRONT_UNITS],
  [/\.unit\.spec\.ts$/, UNITS],
  [/^src\/shop\/[^/]+\/data\//, withConfig("modules", "Modules on a database", "tests/vitest.modules.config.ts")],
  [/^tests\/http\//, withConfig("http", "Contract over HTTP", "tests/vitest.http.config.ts")],
  [/^tests\/journeys\//, withConfig("journeys", "Browser journeys", "tests/vitest.journeys.config.ts")],
  [/^tests\/(faults|production|simulate)\//, withConfig("faults", "Faults", "tests/vitest.faults.config.ts")],
  [/^tests\/start\//, withConfig("start", "Start", "tests/vitest.start.config.ts")],
]

/** @param file from the repository's root */
export const suiteOf = (file) => BY_PATH.find(([pattern]) => pattern.test(file))?.[1]

function readReport(file) {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8"))
  } catch {
    return undefined
  }
}

/** Of this process's suites. */
export const times = new Times()

/** Runs a suite, or some files of it, with its output shown. @param options the reporter's name, the files, the environment */
export async function runSuite({ name, title, args, cwd }, { reporter = "default", files = [], env } = {}) {
  const reportFile = path.join(RESULTS, `${name}.json`)
  fs.rmSync(reportFile, { force: true })
  process.stdout.write(`\n${title}\n`)
  const reporters = [`--reporter=${reporter}`, "--reporter=json", `--outputFile.json=${reportFile}`]
  const startedAtMs = performance.now()
  const exitCode = await runVitest([...args, ...reporters, ...files.map((file) => path.join(ROOT, file))], { cwd, env })
  const report = readReport(reportFile)
  times.add(title, performance.now() - startedAtMs, report)
  return resultOf(report, exitCode)
}
