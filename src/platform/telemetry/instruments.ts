import { type Attributes, type Counter, type Histogram, metrics, type Observable } from "@opentelemetry/api"

interface Instrument {
  /** Counters and histograms are told as it happens; gauges, and levels that add up over processes, are asked at each export. */
  kind: "counter" | "histogram" | "gauge" | "level"
  /** UCUM, as the semantic conventions have it: what is counted is in braces. */
  unit: string
  description: string
}

/** From 5 ms to 10 s, as the conventions advise. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10]

/** All that the shop measures. Names are the semantic conventions' where there are any; of the shop's own are those under `shop.` */
export const INSTRUMENTS = {
  "http.server.request.duration": { kind: "histogram", unit: "s", description: "Answers to requests" },
  "db.client.operation.duration": { kind: "histogram", unit: "s", description: "Statements" },
  "db.client.connection.count": { kind: "level", unit: "{connection}", description: "Connections of the pool" },
  "db.client.connection.max": { kind: "level", unit: "{connection}", description: "Most that the pool opens" },
  "db.client.connection.pending_requests": {
    ...{ kind: "level", unit: "{request}" },
    description: "Who waits for a connection",
  },
  "nodejs.eventloop.delay.p50": { kind: "gauge", unit: "s", description: "Event loop's delay, median" },
  "nodejs.eventloop.delay.p99": { kind: "gauge", unit: "s", description: "Event loop's delay, 99 %" },
  "nodejs.eventloop.utilization": { kind: "gauge", unit: "1", description: "Share of time that the event loop works" },
  "process.memory.usage": { kind: "level", unit: "By", description: "Memory in use" },
  "shop.ready": { kind: "gauge", unit: "", description: "1: it reaches its database, whose migrations are done" },
  "shop.database.archive.age": { kind: "gauge", unit: "s", description: "Since the database's log was archived last" },
  "shop.orders.placed": { kind: "counter", unit: "{order}", description: "Orders that were made" },
  "shop.refusals": { kind: "counter", unit: "{refusal}", description: "Refusals by their codes" },
  "shop.mails": { kind: "counter", unit: "{mail}", description: "Mails handed over, and failed attempts" },
  "shop.jobs": { kind: "gauge", unit: "{job}", description: "Jobs by state; failed for good within a day" },
  "shop.jobs.oldest": {
    kind: "gauge",
    unit: "s",
    description: "How long the oldest job has waited, its repetitions too",
  },
  "shop.job.duration": { kind: "histogram", unit: "s", description: "Attempts at jobs" },
  "shop.schedules.missing": {
    kind: "gauge",
    unit: "{schedule}",
    description: "What isn't done at its times, as Redis is away or has lost it",
  },
  "shop.erp.mirror.rows": { kind: "gauge", unit: "{row}", description: "What isn't in the ERP, by why" },
  "shop.erp.mirror.oldest": { kind: "gauge", unit: "s", description: "How long the oldest of it has waited" },
  "shop.erp.outage": { kind: "gauge", unit: "", description: "1: the ERP isn't asked, since it fails or refuses" },
  "shop.erp.call.duration": { kind: "histogram", unit: "s", description: "Calls to the ERP" },
  "shop.webhooks.waiting": { kind: "gauge", unit: "{event}", description: "Events that subscribers weren't told" },
  "shop.webhooks.oldest": { kind: "gauge", unit: "s", description: "How long the oldest of them has waited" },
} as const satisfies Record<string, Instrument>

type Instruments = typeof INSTRUMENTS
type NamesOf<Kind extends Instrument["kind"]> = {
  [Name in keyof Instruments]: Instruments[Name]["kind"] extends Kind ? Name : never
}[keyof Instruments]
export type GaugeName = NamesOf<"gauge">
export type ObservedName = NamesOf<"gauge" | "level">

const counters = new Map<string, Counter>()
const histograms = new Map<string, Histogram>()
const observables = new Map<string, Observable>()
const meter = () => metrics.getMeter("shop")

/** Makes them; before, what is told goes nowhere. */
export function openInstruments() {
  for (const [name, { kind, ...options }] of Object.entries<Instrument>(INSTRUMENTS))
    if (kind === "counter") counters.set(name, meter().createCounter(name, options))
    else if (kind === "gauge") observables.set(name, meter().createObservableGauge(name, options))
    else if (kind === "level") observables.set(name, meter().createObservableUpDownCounter(name, options))
    else {
      const advice = { explicitBucketBoundaries: SECONDS }
      histograms.set(name, meter().createHistogram(name, { ...options, advice }))
    }
}

export const count = (name: NamesOf<"counter">, attributes: Attributes = {}) => counters.get(name)?.add(1, attributes)

/** Since an instant of `performance.now()`. */
export const recordSince = (name: NamesOf<"histogram">, startedAtMs: number, attributes: Attributes = {}) =>
  histograms.get(name)?.record((performance.now() - startedAtMs) / 1000, attributes)

export type Tell<Name extends ObservedName = ObservedName> = (
  name: Name,
  value: number,
  attributes?: Attributes,
) => void

/** Asks once at each export for all of these. */
export function observe<Name extends ObservedName>(
  names: readonly Name[],
  read: (tell: Tell<Name>) => void | Promise<void>,
) {
  const known = names.flatMap((name) => observables.get(name) ?? [])
  meter().addBatchObservableCallback(
    (result) => read((name, value, attributes) => result.observe(observables.get(name)!, value, attributes)),
    known,
  )
}
