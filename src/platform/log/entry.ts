/** One line of the log. Its names are the operators' interface: see docs/operators.md. */
export interface LogEntry {
  /** ISO 8601, UTC. */
  at: string
  level: string
  message: string
  request?: string
  job?: string
  /** Of the span that is active, where there are traces. */
  trace_id?: string
  span_id?: string
  stack?: string
  [more: string]: unknown
}

/** What SQL drivers put before the reason: the whole statement, filled with what was asked. */
const STATEMENT =
  /^\s*(?:select|insert|update|delete|with|begin|commit|rollback|savepoint|release|listen)\b[\s\S]* - (?=\S)/i

/** An error's message without the values it was asked with: addresses and tokens don't belong in a log. */
export const reasonOf = ({ message }: ErrorLike) => message.replace(STATEMENT, "")

/** Errors, and what workflows make of them: plain objects. */
type ErrorLike = Pick<Error, "message" | "stack">
const isErrorLike = (value: unknown): value is ErrorLike =>
  typeof value === "object" && value !== null && "message" in value && typeof value.message === "string"

/** Where it happened, without repeating the message. */
const placesOf = ({ stack = "" }: ErrorLike) => {
  const places = stack.split("\n").filter((line) => /^\s+at /.test(line))
  return places.length > 0 ? places.join("\n") : undefined
}

function chainOf(error: ErrorLike): string {
  const { cause } = error as { cause?: unknown }
  const reason = reasonOf(error)
  return isErrorLike(cause) ? `${reason} (${chainOf(cause)})` : reason
}

/** Message and stack of an error, or of a text with the error it tells of. */
export function told(what: unknown, error?: unknown): Pick<LogEntry, "message" | "stack"> {
  if (isErrorLike(what)) return { message: chainOf(what), stack: placesOf(what) }
  if (isErrorLike(error)) return { message: `${what}: ${chainOf(error)}`, stack: placesOf(error) }
  return { message: typeof what === "string" ? what : JSON.stringify(what) }
}

/** For programs: one JSON object. */
export const asJson = (entry: LogEntry) => `${JSON.stringify(entry)}\n`

/** For people: time, what is worth a look, and the rest in brackets. */
export function asText({ at, level, message, stack, ...more }: LogEntry): string {
  const details = Object.entries(more)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${value}`)
  const mark = level === "error" || level === "warn" ? `${level.toUpperCase()} ` : ""
  const lines = [`${at.slice(11, 19)} ${mark}${message}`, details.length > 0 ? `  [${details.join(" ")}]` : ""]
  return `${lines.join("")}\n${stack ? `${stack}\n` : ""}`
}
