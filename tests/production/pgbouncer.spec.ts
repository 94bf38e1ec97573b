import fs from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"
import { beforeAll, describe, expect, inject, it, onTestFinished } from "vitest"
import { DatabaseListener } from "#platform/listening/database-listener"
import { buildStorefront } from "../../scripts/lib/build/build.mjs"
import { findPgBouncer } from "../../scripts/lib/optional/pgbouncer.mjs"
import { findRedis } from "../../scripts/lib/optional/redis.mjs"
import { counted, startLoad } from "../faults/load"
import { farPeriod, rentalCart } from "../faults/rental-cart"
import { visitorsOf } from "../faults/visitors"
import { volume } from "../faults/volume"
import { expectWholeOrders } from "../faults/whole-orders"
import { api, checkoutForm, demoProduct, SHOP_NOW, type SignedInCustomer, sql, staff, until } from "../harness"
import { QUICK_PASSWORDS } from "../harness/quick-passwords"
import { AT_ONCE_MS } from "../harness/until"
import { arrivedMails, buy, newCustomer } from "./customer"
import { type PoolMode, startPgBouncer } from "./pgbouncer"
import { productionShop } from "./shop"
import { STAFF_CHANGES } from "./staff-changes"

const VISITORS = 6
const UNDER_LOAD_MS = volume(6_000, 60_000)
const AT_THE_SAME_TIME = volume(8, 40)

const isFull = process.env.FAULTS === "full"
const canRun = findPgBouncer() !== undefined && findRedis() !== undefined
if (!canRun) console.log("not run: PgBouncer (Debian's packages pgbouncer and redis-server)")

describe.runIf(canRun)("who listens through PgBouncer", () => {
  async function listening(mode: PoolMode) {
    const pool = await startPgBouncer(inject("postgresUrl"), mode)
    onTestFinished(() => pool.stop())
    const heard: string[] = []
    const lost: string[] = []
    const listener = new DatabaseListener({
      databaseUrl: pool.at(inject("postgresUrl")),
      channel: "pooled",
      onNotification: (payload) => heard.push(payload),
      onGap: () => undefined,
      onLost: ({ message }) => lost.push(message),
      alive: { everyMs: 100, withinMs: 1_000 },
    })
    await listener.start()
    onTestFinished(() => listener.stop())
    return { listener, heard, lost }
  }
  async function say(word: string) {
    const sender = new pg.Client(inject("postgresUrl"))
    await sender.connect()
    await sender.query("select pg_notify('pooled', $1)", [word])
    await sender.end()
  }

  it("hears in session mode", async () => {
    const { listener, heard, lost } = await listening("session")
    expect([listener.isListening, lost]).toEqual([true, []])
    await say("word")
    await until("the word", () => heard.includes("word"))
  })

  it("knows in transaction mode that it doesn't, and which variable is missing", async () => {
    const { listener, heard, lost } = await listening("transaction")
    expect(listener.isListening).toBe(false)
    expect(lost).toEqual([expect.stringContaining("DATABASE_DIRECT_URL")])
    await say("word")
    await sleep(300)
    expect(heard).toEqual([])
  })
})

/** What goes on besides takes locks for moments; one that was left on a connection stays. */
const untilUnlocked = () =>
  until("no lock", async () => {
    const locks = await sql("select objid from pg_locks where locktype = 'advisory'")
    return locks.length === 0
  })

describe.runIf(canRun)("two servers and a worker through PgBouncer in transaction mode", () => {
  beforeAll(buildStorefront, 120_000)
  const shop = productionShop("pooled", {
    env: { SHOP_MODE: "demo", SHOP_NOW, ...QUICK_PASSWORDS },
    way: (databaseUrl) => startPgBouncer(databaseUrl, "transaction"),
  })
  let customer: SignedInCustomer
  let accessory: { id: string }
  const onBoth = <Result>(ask: (baseUrl: string) => Promise<Result>) =>
    Promise.all([shop.one, shop.two].map(({ baseUrl }) => ask(baseUrl)))

  beforeAll(async () => {
    customer = await newCustomer(shop, shop.one.baseUrl)
    accessory = (await api("GET", "/products/accessory/")).body[0]
  }, 60_000)

  it("sell, and the worker hears of the order's mail at once", async () => {
    const placed = await buy(shop.one.baseUrl, customer, accessory.id)
    expect(placed.status).toBe(200)
    const confirmed = () => arrivedMails(shop, customer.email).some(({ subject }) => /W-\d/.test(subject))
    await until("the confirmation", confirmed, AT_ONCE_MS)
  })

  it.each(STAFF_CHANGES)("show %s on both at once", async (_what, { read, change }) => {
    const shown = () => onBoth(async (baseUrl) => JSON.stringify(await read(baseUrl, accessory.id)))
    const before = await shown()
    await change(await staff(shop.one.baseUrl), accessory.id)
    await until("both to show it", async () => (await shown()).every((now) => now !== before[0]), AT_ONCE_MS)
  })

  it(`give the only unit to one of ${AT_THE_SAME_TIME} who order it at the same time on both`, async () => {
    const scanner = await demoProduct("icon-icr70")
    const carts = []
    for (let n = 0; n < AT_THE_SAME_TIME; n++) carts.push(await rentalCart(scanner.id, farPeriod(3)))
    const { token, email } = customer
    const order = (cart: string, n: number) => {
      const { baseUrl } = n % 2 ? shop.one : shop.two
      return api("POST", `/checkout/${cart}/`, { token, body: checkoutForm(email), baseUrl })
    }
    const statuses = (await Promise.all(carts.map(order))).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, ...Array(AT_THE_SAME_TIME - 1).fill(409)])
  })

  it("answer a crowd with fewer connections than ask, and leave no lock on any", async () => {
    const crowds = await onBoth((baseUrl) => visitorsOf(baseUrl, customer))
    const loads = crowds.map(({ calls }) => startLoad(calls, VISITORS))
    await sleep(UNDER_LOAD_MS)
    const outcomes = (await Promise.all(loads.map((load) => load.stop()))).flat()
    console.log(`${outcomes.length} requests through the pool`, counted(outcomes))
    expect(counted(outcomes.filter(({ status }) => status === 0 || status >= 500))).toEqual({})
    const ordered = crowds.flatMap(({ told }) => told.ordered)
    expect(await sql(`select id from "order" where id = any($1)`, ordered)).toHaveLength(ordered.length)
    await expectWholeOrders()
    await untilUnlocked()
  })

  it("are prepared past it by two migrations at the same time", async () => {
    await sql("delete from start_note where name like 'schema %'")
    const runs = await Promise.all([shop.migrate(), shop.migrate()])
    expect(runs.map(({ code }) => code)).toEqual([0, 0])
    expect(runs.filter(({ output }) => output.includes("Migrating the database: done"))).toHaveLength(1)
    await untilUnlocked()
  }, 600_000)

  it("are not prepared through it, where the lock would stay", async () => {
    const { code, output } = await shop.migrate({ DATABASE_DIRECT_URL: "" })
    expect(output).toContain("DATABASE_DIRECT_URL has to lead past it.")
    expect(code).toBe(1)
  })

  /** A further start costs a quarter of the file. */
  it.runIf(isFull)("show what is true without a way past it too, reading it each time", async () => {
    shop.env.DATABASE_DIRECT_URL = ""
    await shop.restart("two")
    const [, text] = STAFF_CHANGES[1]
    const shown = async () => JSON.stringify(await text.read(shop.two.baseUrl, accessory.id))
    const before = await shown()
    expect(fs.readFileSync(shop.two.logFile, "utf8")).toContain("DATABASE_DIRECT_URL has to lead past it")
    await text.change(await staff(shop.one.baseUrl), accessory.id)
    expect(await shown()).not.toBe(before)
  })
})
