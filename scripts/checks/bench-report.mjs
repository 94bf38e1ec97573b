import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { ROOT } from "../lib/root.mjs"

/** One line of JSON for each finding; none if the file is missing. */
function readFindings(file) {
  if (!fs.existsSync(file)) return []
  const lines = fs.readFileSync(file, "utf8").split("\n").filter(Boolean)
  return lines.map((line) => JSON.parse(line))
}

/**
 * What is known after a run: of a whole run its findings, of a part those of its areas, the others from earlier runs here.
 * Undefined if nothing was ever measured as a whole.
 */
export function mergeFindings({ measuredFile, keptFile, isWhole }) {
  const measured = readFindings(measuredFile)
  const kept = isWhole ? [] : readFindings(keptFile)
  if (!isWhole && kept.length === 0) return undefined
  const areas = new Set(measured.map((finding) => finding.area))
  const findings = [...kept.filter((finding) => !areas.has(finding.area)), ...measured]
  fs.writeFileSync(keptFile, findings.map((finding) => `${JSON.stringify(finding)}\n`).join(""))
  return findings
}

/** Writes docs/bench.md. */
export function writeReport(findings) {
  const areas = [...new Set(findings.map((finding) => finding.area))].sort()
  const cell = (text) => text.replaceAll("|", "\\|")
  const tables = areas.map((area) =>
    [
      `## ${area}`,
      "",
      "| what | target | measured | reached |",
      "|---|---|---|---|",
      ...findings
        .filter((finding) => finding.area === area)
        .map(
          ({ what, target, measured, isReached }) =>
            `| ${[what, target, measured, isReached ? "yes" : "**no**"].map(cell).join(" | ")} |`,
        ),
    ].join("\n"),
  )
  const machine = `${os.cpus().length} × ${os.cpus()[0].model.trim()}, Node ${process.versions.node}`
  fs.writeFileSync(
    path.join(ROOT, "docs/bench.md"),
    `# Measured

Written by \`npm run bench\`; ${machine}. Ratios are medians of alternating bursts in one run, against Medusa's own routes in the
same process on the same catalogue and database, which waits for the disk as in production. The load generator shares the
machine: absolute figures are lower bounds, ratios are what counts (\`decisions/061-ratios-not-times.md\`).

${tables.join("\n\n")}
`,
  )
}
