import { randomBytes } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { findRedis } from "../../scripts/lib/optional/redis.mjs"
import { INSTRUMENTS } from "../../src/platform/telemetry/instruments"
import { accessory, cartFor } from "../faults/erp-orders"
import { ownShops } from "../faults/shop"
import { aCompany, api, checkoutForm, erp, mailTo, type SignedInCustomer, signedInCustomer, until } from "../harness"
import { attributesOf, startOtlpReceiver } from "../harness/otlp-receiver"
import { DATA_DIR, shopEnvironment } from "../harness/settings"
import { startRedis } from "./redis"

/** The database of tests isn't archived; without Redis nothing of it can be missing. */
const NOT_HERE = ["shop.database.archive.age", ...(findRedis() ? [] : ["shop.schedules.missing"])]

const receiver = await startOtlpReceiver()

const newTrace = () => randomBytes(16).toString("hex")
const checkout = (cart: string, { token, email }: SignedInCustomer, traceId: string) =>
  api("POST", `/checkout/${cart}/`, {
    token,
    body: checkoutForm(email),
    headers: { traceparent: `00-${traceId}-00000000000000aa-01` },
  })

/** The work in a process of its own, where there is Redis. */
const [SELLS, WORKS] = findRedis() ? ["server", "worker"] : ["all", "all"]
const redis = findRedis() ? await startRedis() : undefined
afterAll(() => redis?.kill())

describe("a shop with a collector", () => {
  let customer: SignedInCustomer
  let accessoryId: string
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
    OTEL_BSP_SCHEDULE_DELAY: "200",
    OTEL_METRIC_EXPORT_INTERVAL: "500",
    OTEL_METRIC_EXPORT_TIMEOUT: "500",
    TRUST_PROXY: "loopback",
    ...(redis && { REDIS_URL: redis.url }),
  }
  const shop = ownShops("telemetry", 0, { env })
  const logs = () => shop.processes.map(({ logFile }) => fs.readFileSync(logFile, "utf8"))
  beforeAll(async () => {
    for (const role of new Set([SELLS, WORKS])) await shop.start({ SHOP_ROLE: role })
    customer = await signedInCustomer()
    accessoryId = await accessory()
  })
  const newCart = () => cartFor(1, accessoryId, [])
  const named = (traceId: string, name: string) => receiver.spansOf(traceId).find((span) => span.name === name)
  const spanOf = (traceId: string, name: string) => until(`the span ${name}`, () => named(traceId, name))

  it("tells of an order as one trace: request, statements, job, mail and calls to the ERP", async () => {
    const traceId = newTrace()
    const cart = await newCart()
    const placed = await checkout(cart, customer, traceId)
    expect(placed.status).toBe(200)
    await mailTo(customer.email, /W-\d/)
    const request = await spanOf(traceId, "POST /backend/api/v1/checkout/:cart")
    expect(request).toMatchObject({ role: SELLS, kind: 2, parentSpanId: "00000000000000aa" })
    const job = await spanOf(traceId, "process order-placed")
    expect(job).toMatchObject({ role: WORKS, kind: 5, parentSpanId: request.spanId })
    expect(await spanOf(traceId, "send mail")).toMatchObject({ role: WORKS, kind: 3 })
    expect(await spanOf(traceId, "process erp-mirror")).toMatchObject({ kind: 5, parentSpanId: request.spanId })
    const written = await spanOf(traceId, "WITH order_address")
    expect(written).toMatchObject({ kind: 3, parentSpanId: request.spanId })
    const call = await spanOf(traceId, "POST /2.0/kb_order")
    expect(call.kind).toBe(3)
    expect(named(traceId, "erp createOrder")?.spanId).toBe(call.parentSpanId)
    const asked = (await erp.requests()).find(({ method, path }) => method === "POST" && path === "/2.0/kb_order")
    expect(asked?.headers.traceparent).toBe(`00-${traceId}-${call.spanId}-01`)
    for (const log of logs()) expect(log).toContain(`trace_id=${traceId}`)
  })

  it("goes on with the trace when the ERP is back, in whatever process", async () => {
    const traceId = newTrace()
    await erp.fail({ path: "/2.0/kb_order", times: 4, action: { kind: "answer", status: 503 } })
    expect((await checkout(await newCart(), customer, traceId)).status).toBe(200)
    const turns = () => receiver.spansOf(traceId).filter(({ name }) => name === "process erp-mirror")
    await until("a second turn", () => turns().length > 1)
    const { parentSpanId } = turns()[0]
    expect(turns().every((turn) => turn.parentSpanId === parentSpanId)).toBe(true)
    const call = await until("the order in the ERP", () =>
      receiver.spansOf(traceId).find((span) => {
        const { "http.response.status_code": status } = attributesOf(span)
        return span.name === "POST /2.0/kb_order" && Number(status) === 201
      }),
    )
    const ofLaterTurn = turns()
      .slice(1)
      .map(({ spanId }) => spanId)
    const via = receiver.spansOf(traceId).find(({ spanId }) => spanId === call.parentSpanId)
    expect(ofLaterTurn).toContain(via?.parentSpanId)
  })

  it("measures all that it says it does", async () => {
    expect((await checkout("no-such-cart", customer, newTrace())).status).toBe(400)
    const ofCheckout = { "http.route": "/backend/api/v1/checkout/:cart" }
    await until("the refusal", () => receiver.value("shop.refusals", ofCheckout))
    expect(
      receiver.value("http.server.request.duration", {
        ...{ ...ofCheckout, "http.request.method": "POST" },
        "http.response.status_code": 200,
      }),
    ).toBe(2)
    expect(receiver.value("shop.orders.placed")).toBe(2)
    for (const role of [SELLS, WORKS]) expect(receiver.value("shop.ready", { "shop.role": role })).toBe(1)
    expect(receiver.value("shop.mails", { "shop.outcome": "sent" })).toBeGreaterThanOrEqual(2)
    expect(receiver.value("shop.erp.call.duration", { "shop.erp.call": "createOrder" })).toBeGreaterThan(0)
    const missing = Object.keys(INSTRUMENTS).filter((name) => !receiver.names().has(name))
    expect(missing).toEqual(NOT_HERE)
  })

  it("tells nothing about people, and no secret", async () => {
    const cart = await newCart()
    expect((await checkout(cart, customer, newTrace())).status).toBe(200)
    await api("GET", `/cart/${cart}/?email=${customer.email}`, { token: customer.token })
    await fetch(`${shop.processes[0].baseUrl}/aktivieren/?token=${customer.token}`)
    const before = receiver.bodies.length
    await until("what came of it", () => receiver.bodies.length > before + 4)
    const received = receiver.bodies.join("\n")
    const { first_name, last_name, address, company, phone } = aCompany
    const secrets = [
      ...[customer.email, encodeURIComponent(customer.email), customer.token, customer.password, cart],
      ...[first_name, last_name, address, company, phone, shop.erp.token, "@example.ch"],
      shopEnvironment("", 0).SESSION_SECRET,
    ]
    for (const secret of secrets) expect(received.includes(secret), secret).toBe(false)
    expect(received, "an id of Medusa's").not.toMatch(/_01[0-9A-Z]{24}/)
  })

  it("answers as quickly while the collector takes its time, and says once that it is gone", async () => {
    const ask = async () => {
      const startedAtMs = performance.now()
      expect((await api("GET", "/products/accessory/")).status).toBe(200)
      return performance.now() - startedAtMs
    }
    receiver.answersAfter(30_000)
    const slow: number[] = []
    for (let call = 0; call < 40; call++) slow.push(await ask())
    expect(Math.max(...slow)).toBeLessThan(5_000)
    await receiver.stop()
    expect((await checkout(await newCart(), customer, newTrace())).status).toBe(200)
    await until("the line", () => logs()[0].includes("Telemetry, told once"), 60_000)
    await sleep(3_000)
    expect(logs()[0].match(/Telemetry, told once/g)).toHaveLength(1)
    expect((await ask()) < 1_000).toBe(true)
  })
})

describe("a shop without one", () => {
  const preload = path.join(import.meta.dirname, "../harness/loaded-modules.cjs")
  const shop = ownShops("untraced", 1, { env: { NODE_OPTIONS: `--require=${preload}` } })

  it("loads nothing of the SDK", async () => {
    expect((await api("GET", "/products/accessory/")).status).toBe(200)
    await shop.processes[0].stop()
    const loaded = fs.readFileSync(path.join(DATA_DIR, "untraced/loaded-modules.txt"), "utf8").split("\n")
    expect(loaded.filter((file) => file.includes("@opentelemetry/api/")).length).toBeGreaterThan(0)
    expect(loaded.filter((file) => /@opentelemetry\/(?!api\/)/.test(file))).toEqual([])
  })
})
