import { once } from "node:events"
import http from "node:http"
import type { AddressInfo } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import { gunzipSync } from "node:zlib"

type Attributes = { key: string; value: Record<string, unknown> }[]

export interface ReceivedSpan {
  /** Of the process that sent it. */
  role: string
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  /** 2: answers a request; 3: asks somebody; 5: works on what was promised. */
  kind: number
  attributes: Attributes
}

interface Point {
  attributes?: Attributes
  asInt?: string | number
  asDouble?: number
  count?: string | number
}

interface ReceivedMetric {
  name: string
  unit: string
  gauge?: { dataPoints: Point[] }
  sum?: { dataPoints: Point[] }
  histogram?: { dataPoints: Point[] }
}

const plain = ({ intValue, ...others }: Record<string, unknown>) =>
  intValue === undefined ? Object.values(others)[0] : Number(intValue)

export const attributesOf = ({ attributes = [] }: { attributes?: Attributes }): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, plain(value)]))

const roleOf = (resource: { attributes?: Attributes }) => String(attributesOf(resource)["shop.role"])
const pointsOf = ({ gauge, sum, histogram }: ReceivedMetric) => (gauge ?? sum ?? histogram)?.dataPoints ?? []
const numberOf = ({ asInt, asDouble, count }: Point) => Number(asInt ?? asDouble ?? count)

/** A collector on this machine, which takes OTLP as JSON and keeps all of it. */
export async function startOtlpReceiver(port = 0) {
  const bodies: string[] = []
  const spans: ReceivedSpan[] = []
  /** The last of each role and name. */
  const metrics = new Map<string, ReceivedMetric>()
  let delayMs = 0
  const server = http.createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const whole = Buffer.concat(parts)
    const text = (request.headers["content-encoding"] === "gzip" ? gunzipSync(whole) : whole).toString("utf8")
    await sleep(delayMs)
    bodies.push(text)
    const { resourceSpans = [], resourceMetrics = [] } = JSON.parse(text)
    for (const { resource, scopeSpans } of resourceSpans)
      for (const scope of scopeSpans) for (const span of scope.spans) spans.push({ ...span, role: roleOf(resource) })
    for (const { resource, scopeMetrics } of resourceMetrics)
      for (const scope of scopeMetrics)
        for (const metric of scope.metrics) metrics.set(`${roleOf(resource)} ${metric.name}`, metric)
    response.writeHead(200, { "content-type": "application/json" }).end("{}")
  })
  server.listen(port, "127.0.0.1")
  await once(server, "listening")
  return {
    bodies,
    /** Names of all metrics that came, from whatever process. */
    names: () => new Set([...metrics.values()].map(({ name }) => name)),
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spansOf: (traceId: string) => spans.filter((span) => span.traceId === traceId),
    /** The last value of the metric with these attributes, from whatever process. */
    value(name: string, wanted: Record<string, unknown> = {}): number | undefined {
      const points = [...metrics.values()].filter((metric) => metric.name === name).flatMap(pointsOf)
      const fits = (point: Point) => {
        const found = attributesOf(point)
        return Object.entries(wanted).every(([key, value]) => found[key] === value)
      }
      const point = points.find(fits)
      return point && numberOf(point)
    },
    /** From now on it takes so long. */
    answersAfter(ms: number) {
      delayMs = ms
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, "close")
    },
  }
}
