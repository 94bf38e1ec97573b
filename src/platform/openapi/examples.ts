import fs from "node:fs"
import path from "node:path"

/** A call as it was really made. */
export interface CallExample {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  /** Bodies of its answers, by status. */
  answers: Record<number, unknown>
}

/** By the call's id. */
export type CallExamples = Readonly<Record<string, CallExample>>

/** Calls as the contract's own test made them on the demo; it writes them too (`tests/README.md`). */
export const RECORDED_CALLS = path.join(__dirname, "recorded-calls.json")

export const recordedCalls = (): CallExamples => JSON.parse(fs.readFileSync(RECORDED_CALLS, "utf8"))
