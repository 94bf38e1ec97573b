import { setTimeout as sleep } from "node:timers/promises"
import { beforeAll, describe, expect, it, onTestFinished } from "vitest"
import { buildStorefront } from "../../scripts/lib/build/build.mjs"
import { findRedis } from "../../scripts/lib/optional/redis.mjs"
import { counted, startLoad } from "../faults/load"
import { visitorsOf } from "../faults/visitors"
import { expectWholeOrders } from "../faults/whole-orders"
import { SHOP_NOW, sql, until } from "../harness"
import { QUICK_PASSWORDS } from "../harness/quick-passwords"
import { findCaddy, startCaddy } from "./caddy"
import { newCustomer } from "./customer"
import { startProxy } from "./proxy"
import { productionShop } from "./shop"

const RESTARTS = 100
const VISITORS = 8
/** A steady load that leaves the starts their share of the processors. */
const PAUSE_MS = 250
/** As docs/operators.md says: so long until the proxy has seen that a server is back. */
const SEEN_MS = 5_000
/** All come from one address: so often it is forgotten how many. */
const FORGET_MS = 1_000

const isFull = process.env.FAULTS === "full"
const canRun = isFull && findRedis() !== undefined
if (!canRun) console.log(`not run: ${RESTARTS} restarts (npm run faults, with Redis); two are in several-processes`)

describe.runIf(canRun)(
  `two servers behind ${findCaddy() ? "Caddy" : "what does as Caddy (which isn't installed)"}`,
  () => {
    beforeAll(buildStorefront, 120_000)
    const shop = productionShop("rolling", {
      env: { SHOP_MODE: "demo", SHOP_NOW, DRAIN_SECONDS: "4", ...QUICK_PASSWORDS },
    })

    it(`lose no request while they are restarted in turn, ${RESTARTS} times, under load`, async () => {
      const servers = [shop.one.baseUrl, shop.two.baseUrl]
      const proxy = await (findCaddy() ? startCaddy(servers) : startProxy(servers))
      onTestFinished(() => proxy.stop())
      const visitors = await visitorsOf(proxy.baseUrl, await newCustomer(shop, shop.one.baseUrl))
      const { ready: _, ...calls } = visitors.calls
      const load = startLoad(calls, VISITORS, PAUSE_MS)
      const failed = () => load.outcomes.filter(({ status }) => status === 0 || status === 403 || status >= 500)
      const forgetting = setInterval(() => void sql("delete from session_attempt"), FORGET_MS)
      onTestFinished(() => clearInterval(forgetting))
      for (let restart = 0; restart < RESTARTS && failed().length === 0; restart++) {
        const server = restart % 2 ? "two" : "one"
        await shop.restart(server)
        await until("it to be ready", async () => (await fetch(`${shop[server].baseUrl}/ready`)).ok)
        await sleep(SEEN_MS)
        console.log(`restart ${restart + 1}: ${load.outcomes.length} requests, ${failed().length} failed`)
      }
      const outcomes = await load.stop()
      console.log(`${outcomes.length} requests during ${RESTARTS} restarts`, counted(outcomes))
      expect(failed()).toEqual([])
      const orders = await sql(`select id from "order" where id = any($1)`, visitors.told.ordered)
      expect(orders).toHaveLength(visitors.told.ordered.length)
      await expectWholeOrders()
    }, 7_200_000)
  },
)
