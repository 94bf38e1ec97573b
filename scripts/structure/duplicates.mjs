import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { ROOT } from "../lib/root.mjs"
import { runNode } from "../lib/run.mjs"
import { FOLDERS } from "./sources.mjs"

/** Six lines with fewer words than this are closing brackets. */
const WORDS = 20
const IGNORED = ["**/__tests__/**", "**/*.spec.*", "**/assets/**", "**/test/**"]

const OPTIONS = [
  ["--min-lines", "6"],
  ["--min-tokens", String(WORDS)],
  ["--format", "typescript,tsx,javascript"],
  ["--cross-formats", "js-ts"],
  ["--ignore", IGNORED.join(",")],
  ["--reporters", "json", "--absolute"],
].flat()

/** Stretches of six lines or more that occur twice, tests aside, each as the two places. */
export async function findDuplicates() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "duplicates-"))
  try {
    const jscpd = path.join(ROOT, "node_modules/jscpd/run-jscpd.js")
    await runNode("jscpd", [jscpd, ...FOLDERS, ...OPTIONS, "--silent", "--output", folder], { cwd: ROOT })
    const { duplicates } = JSON.parse(fs.readFileSync(path.join(folder, "jscpd-report.json"), "utf8"))
    const place = ({ name, start }) => `${path.relative(ROOT, name)}:${start}`
    return duplicates.map(({ lines, firstFile, secondFile }) => `${lines} ${place(firstFile)} ${place(secondFile)}`)
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
}
