import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, beforeAll, describe, inject, it } from "vitest"
import { signedInCustomer } from "../harness"
import { type ShopProcess, startShop } from "../harness/app"
import { cloneTemplate, databaseUrl } from "../harness/database"
import { erpVariables, startErp } from "../harness/erp"
import { DATA_DIR } from "../harness/settings"
import { closeSql, sql } from "../harness/sql"
import { talkTo, talkToOwn } from "../harness/target"
import { medusaCheckouts } from "./medusa-checkout"
import { medusaStore } from "./medusa-store"
import { orderDesk, placeOf } from "./order-desk"
import { cpuMs } from "./processor"
import { ms, perSecond, record, times } from "./report"
import { fewestStatements, ownStatements } from "./statements"
import { median } from "./statistics"
import { type LoadResult, spread, underLoad } from "./under-load"

const area = "Orders under load"
const CONNECTIONS = 8
const ROUNDS = 3
const ORDERS = 40
const THEIRS = 16
const ADDS = 120
/** Mails and jobs of a burst are not the next one's. */
const REST_MS = 4_000

describe.each(["off", "on"])("with the ERP %s", (erpState) => {
  let erp: Awaited<ReturnType<typeof startErp>>
  let shop: ShopProcess
  let desk: Awaited<ReturnType<typeof orderDesk>>
  beforeAll(async () => {
    erp = await startErp()
    const database = `shop_orders_${erpState}`
    await cloneTemplate(inject("postgresUrl"), database)
    const own = { databaseUrl: databaseUrl(inject("postgresUrl"), database), dataDir: path.join(DATA_DIR, database) }
    const env = erpState === "off" ? { ERP_MODE: "off" } : erpVariables(erp)
    shop = await startShop({ ...own, isStoreOpen: true, env: { TRUST_PROXY: "loopback", ...env } })
    talkTo({ ...own, baseUrl: shop.baseUrl, erpUrl: erp.baseUrl })
    desk = await orderDesk(() => shop.baseUrl)
  })
  afterAll(async () => {
    await closeSql()
    talkToOwn()
    await shop.stop()
    await erp.stop()
  })

  async function burst(acts: (() => Promise<unknown>)[], connections = CONNECTIONS) {
    await sleep(REST_MS)
    const before = [cpuMs(shop.pid), cpuMs(inject("postgresPid"))]
    const result = await underLoad(acts, connections)
    const spent = [cpuMs(shop.pid) - before[0], cpuMs(inject("postgresPid")) - before[1]]
    return { ...result, cpu: spent.map((cpu) => cpu / acts.length) }
  }

  it("takes orders of different products, and of one", async () => {
    const [variant] = await sql(
      "select id from product_variant where product_id = $1 and deleted_at is null",
      desk.hotAccessory,
    )
    const { email } = await signedInCustomer()
    const places = Array.from({ length: CONNECTIONS }, (_, visitor) => medusaStore(shop.baseUrl, placeOf(visitor)))
    const theirs = (await Promise.all(places)).map((store) => medusaCheckouts(store, email, variant.id))
    await underLoad(await desk.orders(CONNECTIONS, false), CONNECTIONS)
    const results = { spread: [] as Burst[], hot: [] as Burst[], theirs: [] as LoadResult[] }
    for (let round = 0; round < ROUNDS; round++) {
      results.spread.push(await burst(await desk.orders(ORDERS, false)))
      const their: (() => Promise<unknown>)[] = []
      for (let n = 0; n < THEIRS; n++) their.push(await (await theirs[n % CONNECTIONS])())
      results.theirs.push(await burst(their))
      results.hot.push(await burst(await desk.orders(ORDERS, true)))
    }
    const medusa = median(results.theirs.map((result) => result.perSecond))
    tell("of different products", results.spread, { medusa, aim: 70 })
    tell("of one product", results.hot, { medusa, aim: 40 })
  })

  it("takes an order after the other", async () => {
    const { times: each, cpu } = await burst(await desk.orders(ORDERS, false), 1)
    const { p50, p95 } = spread(each)
    record({
      area,
      what: `one connection, ERP ${erpState}, with the mail of the order before beside it`,
      target: "p50 ≤ 20 ms",
      measured: `p50 ${ms(p50)}, p95 ${ms(p95)}; CPU of server and database ${cpu.map(ms).join(" + ")} an order`,
      isReached: p50 <= 20,
    })
  })

  it.runIf(erpState === "off")("asks the database little", async () => {
    const own = await ownStatements()
    let order: () => Promise<unknown>
    const prepare = async () => {
      ;[order] = await desk.orders(1, false)
      await sleep(REST_MS)
    }
    const statements = await fewestStatements(() => order(), own, prepare)
    record({
      area,
      what: "statements of an order of a rental and an accessory, the login's included, with what of its mail comes meanwhile",
      target: "told",
      measured: `${statements}`,
      isReached: true,
    })
  })

  it.runIf(erpState === "off")("fills carts", async () => {
    const results: Burst[] = []
    for (let round = 0; round < ROUNDS; round++) results.push(await burst(desk.adds(ADDS)))
    const one = await burst(desk.adds(ADDS), 1)
    const rate = median(results.map((result) => result.perSecond))
    const { p50, p95 } = spread(results.flatMap((result) => result.times))
    record({
      area,
      what: `rentals put into new carts, ${CONNECTIONS} connections`,
      target: "≥ 300/s",
      measured: `${perSecond(rate)}, p50 ${ms(p50)}, p95 ${ms(p95)}`,
      isReached: rate >= 300,
    })
    const alone = spread(one.times)
    record({
      area,
      what: "a rental put into a new cart, one connection",
      target: "p50 ≤ 8 ms",
      measured: `p50 ${ms(alone.p50)}, p95 ${ms(alone.p95)}; CPU of server and database ${one.cpu.map(ms).join(" + ")}`,
      isReached: alone.p50 <= 8,
    })
  })

  function tell(what: string, bursts: Burst[], { medusa, aim }: { medusa: number; aim: number }) {
    const rate = median(bursts.map((result) => result.perSecond))
    const { p50, p95 } = spread(bursts.flatMap((result) => result.times))
    const cpu = [0, 1].map((part) => ms(median(bursts.map((result) => result.cpu[part]))))
    record({
      area,
      what: `orders ${what}, ${CONNECTIONS} connections, ERP ${erpState}, against Medusa's own checkout`,
      target: `≥ ${aim}/s, ≥ 5 ×`,
      measured: `${perSecond(rate)}, ${times(rate / medusa)} (${medusa.toFixed(1)}/s); p50 ${ms(p50)}, p95 ${ms(p95)}; CPU of server and database ${cpu.join(" + ")} an order`,
      isReached: rate >= aim && rate >= 5 * medusa,
    })
  }
})

type Burst = LoadResult & { cpu: number[] }
