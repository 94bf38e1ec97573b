import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { ROOT } from "../lib/root.mjs"

/** Writes docs/bench.md from the findings, one line of JSON each. */
export function writeReport(findingsFile) {
  const findings = fs
    .readFileSync(findingsFile, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
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
