// `npm run bench [file]`: measures and, when all was measured, writes docs/bench.md.
import { spawn } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"

const root = path.resolve(import.meta.dirname, "..")
const findingsFile = path.join(root, ".data-test/findings/findings.jsonl")
fs.rmSync(findingsFile, { force: true })

const vitest = spawn(
  process.execPath,
  [
    "node_modules/vitest/vitest.mjs",
    "run",
    "-c",
    "tests/vitest.bench.config.ts",
    "--silent=false",
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: "inherit" },
)
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => vitest.kill(signal))
vitest.on("exit", (code) => {
  if (code === 0 && process.argv.length === 2) writeReport()
  process.exit(code ?? 1)
})

function writeReport() {
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
    path.join(root, "docs/bench.md"),
    `# Measured

Written by \`npm run bench\`; ${machine}. Ratios are medians of alternating bursts in one run, against Medusa's own routes in the
same process on the same catalogue and database, which waits for the disk as in production. The load generator shares the
machine: absolute figures are lower bounds, ratios are what counts (\`decisions/061-ratios-not-times.md\`).

${tables.join("\n\n")}
`,
  )
}
