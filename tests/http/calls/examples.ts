import fs from "node:fs"
import type { Call } from "#platform/openapi/call"
import { type CallExample, RECORDED_CALLS } from "#platform/openapi/examples"
import type { ApiAnswer } from "../../harness/api"
import type { Given } from "./cases"

const RENEWS = process.env.RENEW_EXAMPLES === "1"
const noted: Record<string, CallExample> = {}

/** What differs from run to run, by what it becomes; each value gets a number of its own within an example. */
const CHANGING: [pattern: RegExp, put: (count: number, found: string) => string][] = [
  [
    /\b[a-z]+_[0-9A-HJKMNP-TV-Z]{26}\b/g,
    (count, found) => `${found.split("_")[0]}_01K${String(count).padStart(23, "0")}`,
  ],
  [/\b[\w.-]+@example\.ch\b/g, (count) => `person${count}@example.ch`],
  [/(?<=^|token=|\.)(?![a-z]+_01K0)[\w-]{32,}$/g, (count) => `example-token-${String(count).padStart(20, "0")}`],
  [/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (_count, found) => `${found.slice(0, 10)}T09:00:00.000Z`],
]

/** Of lists the beginning is enough, and of long texts. */
const MOST_TEXT = 200

function tidy(value: unknown, names: Map<string, string>): unknown {
  if (Array.isArray(value)) {
    const kept = value.some((entry) => typeof entry === "object") ? value.slice(0, 1) : value
    return kept.map((entry) => tidy(entry, names))
  }
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, tidy(one, names)]))
  if (typeof value !== "string") return value
  const short = value.length > MOST_TEXT && /\s/.test(value) ? `${value.slice(0, MOST_TEXT)}…` : value
  return CHANGING.reduce((text, [pattern, put]) => text.replace(pattern, (found) => nameOf(found, put, names)), short)
}

function nameOf(found: string, put: (count: number, found: string) => string, names: Map<string, string>) {
  const name = names.get(found) ?? put(names.size + 1, found)
  names.set(found, name)
  return name
}

const exampleNames = new Map<string, Map<string, string>>()

/** Keeps the first call of each status as an example, where examples are renewed. */
export function noteExample(
  { id, answer: body, status: success = 200 }: Call,
  given: Given,
  answer: ApiAnswer<unknown>,
) {
  if (!RENEWS || (typeof body === "string" && answer.status === success)) return
  const isGood = answer.status === success
  const names = exampleNames.get(id) ?? new Map<string, string>()
  exampleNames.set(id, names)
  noted[id] ??= { answers: {} }
  if (isGood && !(success in noted[id].answers)) Object.assign(noted[id], tidy(inputOf(given), names))
  noted[id].answers[answer.status] ??= tidy(answer.body, names)
}

const inputOf = ({ params, query = "", body }: Given) => ({
  ...(params ? { params } : {}),
  ...(query ? { query: Object.fromEntries(new URLSearchParams(query)) } : {}),
  ...(body === undefined ? {} : { body }),
})

/** Writes what was kept, sorted: a call that is as it was stays as it was. */
export function writeExamples() {
  if (!RENEWS) return
  const sorted = Object.entries(noted).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const ordered = sorted.map(([id, { answers, ...input }]) => [id, { ...input, answers }])
  fs.writeFileSync(RECORDED_CALLS, `${JSON.stringify(Object.fromEntries(ordered), null, 2)}\n`)
}
