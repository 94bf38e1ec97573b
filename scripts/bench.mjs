// `npm run bench [file]`: measures and writes docs/bench.md; a part replaces its areas there.
import fs from "node:fs"
import path from "node:path"
import { mergeFindings, writeReport } from "./checks/bench-report.mjs"
import { runVitest } from "./checks/vitest.mjs"
import { installPackages } from "./lib/install.mjs"
import { ROOT } from "./lib/root.mjs"

const measuredFile = path.join(ROOT, ".data-test/findings/findings.jsonl")
const reportFile = path.join(ROOT, "docs/bench.md")
const files = process.argv.slice(2)

await installPackages()
fs.rmSync(measuredFile, { force: true })
const code = await runVitest(["-c", "tests/vitest.bench.config.ts", "--silent=false", ...files])
if (code === 0) {
  writeReport(reportFile, mergeFindings({ measuredFile, reportFile, isWhole: files.length === 0 }))
}
process.exit(code)
