import fs from "node:fs"
import os from "node:os"

/** One line of JSON for each finding; none if the file is missing. */
function readFindings(file) {
  if (!fs.existsSync(file)) return []
  const lines = fs.readFileSync(file, "utf8").split("\n").filter(Boolean)
  return lines.map((line) => JSON.parse(line))
}

/** The findings of a report as it was written. */
function readReport(file) {
  if (!fs.existsSync(file)) return []
  let area = ""
  return fs
    .readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line) => {
      if (line.startsWith("## ")) area = line.slice(3)
      const cells = line.startsWith("| ") ? line.slice(2, -2).split(/(?<!\\) \| /) : []
      if (cells.length !== 4 || cells[0] === "what") return []
      const [what, target, measured, reached] = cells.map((cell) => cell.replaceAll("\\|", "|"))
      return [{ area, what, target, measured, isReached: reached === "yes" }]
    })
}

/** What is known after a run: of a whole run its findings, of a part those of its areas and the others of the report. */
export function mergeFindings({ measuredFile, reportFile, isWhole }) {
  const measured = readFindings(measuredFile)
  const areas = new Set(measured.map((finding) => finding.area))
  const others = isWhole ? [] : readReport(reportFile).filter((finding) => !areas.has(finding.area))
  return [...others, ...measured]
}

/** Writes the report: a table for each area. */
export function writeReport(reportFile, findings) {
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
    reportFile,
    `# Measured

Written by \`npm run bench\`; ${machine}. Ratios are medians of alternating bursts in one run, against Medusa's own routes in the
same process on the same catalogue and database, which waits for the disk as in production. The load generator shares the
machine: absolute figures are lower bounds, ratios are what counts (\`decisions/061-ratios-not-times.md\`).

${tables.join("\n\n")}
`,
  )
}
