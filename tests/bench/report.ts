import fs from "node:fs"
import path from "node:path"
import { RUN_DIR } from "../harness/settings"

export interface Finding {
  /** Heading of the table. */
  area: string
  what: string
  /** As the requirement says it. */
  target: string
  measured: string
  isReached: boolean
}

export const RESULTS_DIR = path.join(RUN_DIR, "findings")

/** Prints a finding at once and keeps it for `docs/bench.md`. */
export function record(finding: Finding) {
  console.log(
    `${finding.isReached ? "ok  " : "MISS"} ${finding.area}: ${finding.what}: ${finding.measured} (${finding.target})`,
  )
  fs.mkdirSync(RESULTS_DIR, { recursive: true })
  fs.appendFileSync(path.join(RESULTS_DIR, "findings.jsonl"), `${JSON.stringify(finding)}\n`)
}

export const times = (ratio: number) => `${ratio >= 10 ? ratio.toFixed(0) : ratio.toFixed(2)} ×`
export const ms = (value: number) => `${value >= 100 ? value.toFixed(0) : value.toFixed(1)} ms`
export const perSecond = (value: number) => `${Math.round(value)}/s`
