// npm run bench [file]: measures and, when all was measured, writes docs/bench.md.
import fs from "node:fs"
import path from "node:path"
import { writeReport } from "./checks/bench-report.mjs"
import { runVitest } from "./checks/vitest.mjs"
import { installPackages } from "./lib/install.mjs"
import { ROOT } from "./lib/root.mjs"

const findingsFile = path.join(ROOT, ".data-test/findings/findings.jsonl")
const files = process.argv.slice(2)

await installPackages()
fs.rmSync(findingsFile, { force: true })
const code = await runVitest(["-c", "tests/vitest.bench.config.ts", "--silent=false", ...files])
if (code === 0 && files.length === 0) writeReport(findingsFile)
process.exit(code)
