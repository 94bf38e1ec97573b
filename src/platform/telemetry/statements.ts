import { type Attributes, SpanStatusCode, trace } from "@opentelemetry/api"
import { recordSince } from "./instruments"
import { errorType, SpanKind, tracer } from "./spans"

const OPERATION = /^\s*([a-z]+)/i
const TABLE = /\b(?:from|into|update|join)\s+"?([a-z_]+(?:\.[a-z_]+)?)"?/i

/**
 * What a statement does, and to which table. Of its text no more: some of those that MikroORM sends are filled with what was asked,
 * so that only what comes before the first literal is read.
 */
export function summaryOf(text: string): { operation: string; table: string | undefined } {
  const [head = ""] = text.split("'", 1)
  return { operation: OPERATION.exec(head)?.[1].toUpperCase() ?? "OTHER", table: TABLE.exec(head)?.[1] }
}

/** Undefined for what isn't sent as text, such as a cursor. */
function textOf(query: unknown): string | undefined {
  if (typeof query === "string") return query
  const { text, submit } = (query ?? {}) as { text?: unknown; submit?: unknown }
  return typeof text === "string" && typeof submit !== "function" ? text : undefined
}

/** A span where it is part of one that is traced: what a process asks for itself, over and over, is only counted. */
function begin(text: string): (error?: unknown) => void {
  const { operation, table } = summaryOf(text)
  const attributes: Attributes = { "db.system.name": "postgresql", "db.operation.name": operation }
  const startedAtMs = performance.now()
  const span = trace.getActiveSpan()?.isRecording()
    ? tracer().startSpan(table ? `${operation} ${table}` : operation, {
        kind: SpanKind.CLIENT,
        attributes: { ...attributes, "db.collection.name": table },
      })
    : undefined
  return (error) => {
    const failed = error ? { "error.type": errorType(error) } : {}
    recordSince("db.client.operation.duration", startedAtMs, { ...attributes, ...failed })
    if (error) span?.setAttributes(failed).setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  }
}

type Query = (this: object, ...given: unknown[]) => unknown
type Callback = (error: unknown, ...more: unknown[]) => void

/** Has each statement that this kind of client sends measured, and traced as part of what it is sent for. */
export function observeStatements({ prototype }: { prototype: object }) {
  const query = Reflect.get(prototype, "query") as Query
  const observed: Query = function (...given) {
    const text = textOf(given[0])
    if (text === undefined) return Reflect.apply(query, this, given)
    const end = begin(text)
    const callback = given.at(-1)
    if (typeof callback === "function") {
      const ended: Callback = (error, ...more) => {
        end(error)
        callback(error, ...more)
      }
      return Reflect.apply(query, this, [...given.slice(0, -1), ended])
    }
    const answer = Reflect.apply(query, this, given)
    if (answer instanceof Promise) answer.then(() => end(), end)
    return answer
  }
  Reflect.set(prototype, "query", observed)
}
