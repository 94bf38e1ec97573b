import fs from "node:fs"
import path from "node:path"
import { ROOT } from "../lib/root.mjs"
import { resultOf } from "./report.mjs"
import { Times } from "./times.mjs"
import { runVitest } from "./vitest.mjs"

const RESULTS = path.join(ROOT, "tests/.results")
const suite = (name, title, config, cwd = ROOT) => ({ name, title, args: config ? ["-c", config] : [], cwd })

/** Fast ones: no database, no server. */
export const UNIT_SUITES = [
  suite("unit", "Rules and units", "vitest.config.ts"),
  suite("storefront", "Storefront units", undefined, path.join(ROOT, "storefront")),
]

/**
 * With databases, running shops and browsers, small volumes. Two lanes at a time: neither keeps two processors busy; floods,
 * crashes and outages have only what waits most beside them.
 */
export const APP_ROUNDS = [
  [
    [
      suite("modules", "Modules on a database", "tests/vitest.modules.config.ts"),
      suite("http", "Contract over HTTP", "tests/vitest.http.config.ts"),
    ],
    [suite("journeys", "Browser journeys", "tests/vitest.journeys.config.ts")],
  ],
  [
    [suite("faults", "Faults", "tests/vitest.faults.config.ts")],
    [suite("start", "Start", "tests/vitest.start.config.ts")],
  ],
]

function readReport(file) {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8"))
  } catch {
    return undefined
  }
}

/** Of this process's suites. */
export const times = new Times()

/** Runs one suite with its output shown. @param options the reporter's name, and what `runVitest` takes */
export async function runSuite({ name, title, args, cwd }, { reporter = "default", ...options } = {}) {
  const reportFile = path.join(RESULTS, `${name}.json`)
  fs.rmSync(reportFile, { force: true })
  process.stdout.write(`\n${title}${options.isShownAtEnd ? ": shown at its end" : ""}\n`)
  const reporters = [`--reporter=${reporter}`, "--reporter=json", `--outputFile.json=${reportFile}`]
  const startedAtMs = performance.now()
  const exitCode = await runVitest([...args, ...reporters], { cwd, ...options })
  const report = readReport(reportFile)
  times.add(title, performance.now() - startedAtMs, report)
  return resultOf(report, exitCode)
}
