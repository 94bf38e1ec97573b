import { setTimeout as sleep } from "node:timers/promises"
import autocannon from "autocannon"
import { afterAll, beforeAll, describe, inject, it } from "vitest"
import { SHOP_NOW, until } from "../harness"
import { productionShop } from "../production/shop"
import { orderDesk } from "./order-desk"
import { cpuMs } from "./processor"
import { ms, record, times } from "./report"
import { median } from "./statistics"
import { underLoad } from "./under-load"

/**
 * What a second server is worth: the same load for one, and in turn for two, of a shop as docker-compose.yml runs it (a worker,
 * Redis and PostgreSQL beside them, all on this machine).
 *
 * Requests per second would tell nothing here: on two cores one server, the database and what asks already share all
 * there is, so a second server could only take from them. What it costs to answer is told by CPU time instead. With a machine for
 * each, two servers answer twice as much as one, less what each request costs more because there are two: scaling = 2 × CPU per
 * request with one ÷ CPU per request with two. The database stays one: its CPU per order is told apart, since that is what ends the
 * scaling in the end. What is counted is the servers' and the database's, jobs that follow an order included as far as they
 * fall into the burst; Redis and the worker are not.
 */
const area = "Two servers"
const CONNECTIONS = 8
const ORDERS = 40
const PAGES = 16_000
/** Of a burst in which orders change what pages show. */
const MIXED_PAGES = 1_000
const MIXED_ORDERS = 20
const BURSTS = 3
/** Of each server before it is measured: code that ran a few times costs more than what the compiler has seen enough of. */
const WARMING = { orders: 80, pages: 8_000 }
/** Servers at a time, so that a machine that becomes slower or faster treats both alike. */
const PHASES = [2, 1, 1, 2] as const
/** Mails and jobs of a burst are not the next one's. */
const REST_MS = 4_000
const LIST = "/mieten"

type Servers = (typeof PHASES)[number]
/** CPU in ms for each order or page. */
interface Cost {
  servers: number
  database: number
}

describe("one server and two", () => {
  const shop = productionShop("two_servers", { env: { SHOP_MODE: "demo", SHOP_NOW, SMTP_URL: "" } })
  let desk: Awaited<ReturnType<typeof orderDesk>>
  let servers: Servers = 2
  let turn = 0
  const asked = () => [shop.one, shop.two].slice(0, servers)
  const inTurn = () => asked()[turn++ % servers].baseUrl
  const costs = { orders: new Costs(), pages: new Costs(), mixed: new Costs() }

  beforeAll(async () => {
    process.kill(inject("shopPid"), "SIGSTOP") // asks the same database server for work all the time
    desk = await orderDesk(inTurn)
  }, 120_000)
  afterAll(() => void process.kill(inject("shopPid"), "SIGCONT"))

  async function run(count: Servers) {
    if (count === 1) await shop.two.stop()
    else if (!shop.two.isRunning()) await shop.restart("two")
    servers = count
    await until("all to be ready", async () => (await Promise.all(asked().map(isReady))).every(Boolean))
    await underLoad(await desk.orders(WARMING.orders * count, false), CONNECTIONS)
    await pages(WARMING.pages * count)
  }

  const spent = () => ({
    servers: cpuMs(...asked().map(({ pid }) => pid)),
    database: cpuMs(inject("postgresPid")),
  })

  async function costOf(acts: number, burst: () => Promise<unknown>): Promise<Cost> {
    await sleep(REST_MS)
    const before = spent()
    await burst()
    const after = spent()
    return { servers: (after.servers - before.servers) / acts, database: (after.database - before.database) / acts }
  }

  const pages = (count: number) =>
    Promise.all(
      asked().map(async ({ baseUrl }) => {
        const headers = { "accept-encoding": "br" }
        const load = { url: baseUrl + LIST, headers, connections: CONNECTIONS / servers, amount: count / servers }
        const { non2xx, errors, timeouts } = await autocannon(load)
        if (non2xx + errors + timeouts > 0) throw new Error(`${non2xx} pages refused, ${errors + timeouts} failed`)
      }),
    )

  async function measure(count: Servers) {
    const orders = await desk.orders(ORDERS, false)
    costs.orders.add(count, await costOf(ORDERS, () => underLoad(orders, CONNECTIONS)))
    costs.pages.add(count, await costOf(PAGES, () => pages(PAGES)))
    const between = await desk.orders(MIXED_ORDERS, false)
    const both = () => Promise.all([underLoad(between, 1), pages(MIXED_PAGES)])
    costs.mixed.add(count, await costOf(MIXED_PAGES, both))
  }

  it("answer the same load", async () => {
    for (const count of PHASES) {
      await run(count)
      for (let burst = 0; burst < BURSTS; burst++) await measure(count)
    }
    const whole = ({ servers: own, database }: Cost) => own + database
    tell("orders of a rental and an accessory, servers and database", costs.orders, whole)
    tell("orders, the servers alone", costs.orders, ({ servers: own }) => own)
    tell(`${LIST} from memory, the servers alone`, costs.pages, ({ servers: own }) => own)
    tell(`${LIST} while every fiftieth request is an order, which makes it be drawn again`, costs.mixed, whole, "told")
  })
})

/** By how many servers answered. */
class Costs {
  readonly #of: Record<Servers, Cost[]> = { 1: [], 2: [] }

  add(servers: Servers, cost: Cost) {
    this.#of[servers].push(cost)
  }

  median(servers: Servers, part: (cost: Cost) => number) {
    return median(this.#of[servers].map(part))
  }
}

const isReady = async ({ baseUrl }: { baseUrl: string }) => (await fetch(`${baseUrl}/ready`)).ok

const LEAST = 1.8

function tell(what: string, costs: Costs, part: (cost: Cost) => number, target = `≥ ${LEAST} ×`) {
  const [one, two] = ([1, 2] as const).map((servers) => costs.median(servers, part))
  const scaling = (2 * one) / two
  const [alone, database] = [costs.median(2, ({ servers }) => servers), costs.median(2, (cost) => cost.database)]
  record({
    area,
    what,
    target,
    measured: `${times(scaling)} (CPU ${fine(one)} with one, ${fine(two)} with two; with two ${fine(alone)} in servers, ${fine(database)} in the database)`,
    isReached: target === "told" || scaling >= LEAST,
  })
}

const fine = (value: number) => (value < 1 ? `${value.toFixed(3)} ms` : ms(value))
