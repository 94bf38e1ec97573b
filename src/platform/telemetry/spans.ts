import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api"

export { SpanKind }

interface SpanOptions {
  kind?: SpanKind
  /** Words of the code and numbers: nothing about people, no ids. */
  attributes?: Attributes
  /** The span it goes on from, as `traceParent` named it; the active one otherwise. */
  parent?: string | null
}

export const tracer = () => trace.getTracer("shop")

/** Names the active span, as W3C does, for who goes on with it later or elsewhere; undefined where nothing is traced. */
export function traceParent(): string | undefined {
  const carrier: { traceparent?: string } = {}
  propagation.inject(context.active(), carrier)
  return carrier.traceparent
}

/** Where a span begins that goes on from the named one; anew if the name says nothing. */
export const contextOf = (traceparent: string | undefined) => propagation.extract(ROOT_CONTEXT, { traceparent })

/** What a line of the log says of the active span. */
export function traceIds(): { trace_id?: string; span_id?: string } {
  const active = trace.getActiveSpan()?.spanContext()
  return active ? { trace_id: active.traceId, span_id: active.spanId } : {}
}

const WORD = /^\w{1,60}$/

/** What failed, in a word of a program's; messages hold what somebody typed. */
export function errorType(error: unknown): string {
  const { failure, code, name } = (error ?? {}) as Record<string, unknown>
  const word = [failure, code, name].find((each) => typeof each === "string" && WORD.test(each))
  return (word as string | undefined) ?? "_OTHER"
}

/** Does it in a span of its own, the parent of what it sets going; one that throws counts as failed. */
export function inSpan<Result>(
  name: string,
  { kind = SpanKind.INTERNAL, attributes, parent }: SpanOptions,
  act: (tell: (attributes: Attributes) => void) => Promise<Result>,
): Promise<Result> {
  const from = parent ? contextOf(parent) : context.active()
  const span = tracer().startSpan(name, { kind, attributes }, from)
  return context.with(trace.setSpan(from, span), async () => {
    try {
      return await act((more) => span.setAttributes(more))
    } catch (error) {
      span.setAttribute("error.type", errorType(error)).setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}
