import fs from "node:fs"
import { beforeAll, describe, expect, it } from "vitest"
import { smtpServer } from "../../integrations/mail/__tests__/smtp-server"
import { buildStorefront } from "../../scripts/lib/build/build.mjs"
import { findRedis } from "../../scripts/lib/optional/redis.mjs"
import { counted, startLoad } from "../faults/load"
import { visitorsOf } from "../faults/visitors"
import { volume } from "../faults/volume"
import { expectWholeOrders } from "../faults/whole-orders"
import { api, repeatFailedJobs, type SignedInCustomer, sql, staff, until } from "../harness"
import { arrivedMails, buy, newCustomer } from "./customer"
import { expectOrderOfLeaving } from "./leaving"
import { expectPasswordsEndLogins, failedLogins, statusOfLogin } from "./logins"
import { startProxy } from "./proxy"
import { productionShop } from "./shop"
import { STAFF_CHANGES } from "./staff-changes"
import { uploaded } from "./uploaded"

const VISITORS = volume(2, 12)
const SOON_MS = 1_000

if (!findRedis()) console.log("not run: redis")

describe.runIf(findRedis())("two servers and a worker on one database, one Redis and one mail server", () => {
  beforeAll(buildStorefront, 120_000)
  const shop = productionShop("production")
  let customer: SignedInCustomer
  /** Logged in wrongly too often. */
  let locked: SignedInCustomer
  let accessory: { id: string; name: string }
  const JOBS = "bull:medusa-workflows-jobs"
  /** Jobs that Redis knows to be due at their times. */
  const scheduled = () => shop.redis.number(`ZCARD ${JOBS}:repeat`)
  const logOf = (process: "one" | "two" | "worker") => fs.readFileSync(shop[process].logFile, "utf8")
  const ordersOn = async (server: "one" | "two") =>
    (await api("GET", "/orders/", { baseUrl: shop[server].baseUrl, token: customer.token })).body
  const onBoth = <Result>(ask: (baseUrl: string) => Promise<Result>) =>
    Promise.all([shop.one, shop.two].map(({ baseUrl }) => ask(baseUrl)))

  /** What failed is due at once instead of after its pause. */
  const allJobsDone = () =>
    until(
      "all jobs",
      async () => {
        await repeatFailedJobs()
        return (await sql("select from pgboss.job where state < 'completed'")).length === 0
      },
      60_000,
    )

  beforeAll(async () => {
    customer = await newCustomer(shop, shop.one.baseUrl)
    accessory = (await api("GET", "/products/accessory/")).body[0]
  }, 60_000)

  it("show an order on one that was placed on the other; the worker alone does what follows", async () => {
    const placed = await buy(shop.one.baseUrl, customer, accessory.id)
    expect(placed.status).toBe(200)
    expect((await ordersOn("two")).map(({ id }: { id: string }) => id)).toContain(placed.body.id)
    await until("the confirmation", () =>
      arrivedMails(shop, customer.email).some(({ subject }) => /W-\d/.test(subject)),
    )
    await until("its job", () => logOf("worker").includes("Job order-placed done"))
    expect(logOf("one") + logOf("two")).not.toContain("Job ")
    expect((await fetch(`${shop.worker.baseUrl}/backend/api/v1/products/rental/`)).status).toBe(404)
  })

  it("end a login on both", async () => {
    const { token } = await newCustomer(shop, shop.two.baseUrl)
    const profiles = () => onBoth((baseUrl) => api("GET", "/profile/", { baseUrl, token }))
    expect((await profiles()).map(({ status }) => status)).toEqual([200, 200])
    await api("POST", "/token/logout/", { baseUrl: shop.one.baseUrl, token })
    expect((await profiles()).map(({ status }) => status)).toEqual([403, 403])
  })

  it("end all logins on both with a password that was changed or set anew on one", async () => {
    await expectPasswordsEndLogins(shop, await newCustomer(shop, shop.one.baseUrl))
  })

  it("count failed logins together", async () => {
    locked = await newCustomer(shop, shop.one.baseUrl)
    await failedLogins(shop.one.baseUrl, locked.email)
    expect(await statusOfLogin(shop.two.baseUrl, locked)).toBe(429)
  })

  it.each(STAFF_CHANGES)("show %s on both within a second", async (_what, { read, change }) => {
    const shown = () => onBoth(async (baseUrl) => JSON.stringify(await read(baseUrl, accessory.id)))
    const before = await shown()
    expect(before[0]).toBe(before[1])
    await change(await staff(shop.one.baseUrl), accessory.id)
    await until("both to show it", async () => (await shown()).every((now) => now !== before[0]), SOON_MS)
    const [one, two] = await shown()
    expect(one).toBe(two)
  })

  it("read from one a file that was uploaded to the other", async () => {
    const url = await uploaded(shop.one.baseUrl, "Messprotokoll")
    expect(url).toMatch(/^http:\/\/shop\.example\.ch\/static\//)
    expect(await (await fetch(shop.two.baseUrl + new URL(url).pathname)).text()).toBe("Messprotokoll")
  })

  it("write one JSON object per line, with the proxy's request id and nobody's address or token", async () => {
    const id = "proxy-0123456789"
    const { cart } = await buy(shop.one.baseUrl, customer, accessory.id)
    const answer = await api("GET", `/cart/${cart}/?email=${customer.email}`, { headers: { "x-request-id": id } })
    expect(answer.headers.get("x-request-id")).toBe(id)
    // Written when the answer has gone; what is still being written has no end of line.
    const written = () =>
      logOf("one")
        .split("\n")
        .slice(0, -1)
        .map((line) => JSON.parse(line))
    const line = await until("the request's line", () => written().find(({ request }) => request === id))
    expect(line).toMatchObject({ method: "GET", route: "/backend/api/v1/cart/:cart", status: 200 })
    for (const secret of [cart, customer.email, customer.token]) expect(logOf("one")).not.toContain(secret)
  })

  it("sell on while Redis is away, and tell the worker's subscribers afterwards", async () => {
    const before = await scheduled()
    expect(before).toBeGreaterThanOrEqual(fs.readdirSync("src/jobs").length)
    await shop.redis.kill()
    const times: number[] = []
    for (const { baseUrl } of [shop.one, shop.two, shop.one]) {
      const startedAtMs = performance.now()
      expect((await buy(baseUrl, customer, accessory.id)).status).toBe(200)
      times.push(Math.round(performance.now() - startedAtMs))
    }
    const newcomer = await newCustomer(shop, shop.two.baseUrl)
    expect((await buy(shop.two.baseUrl, newcomer, accessory.id)).status).toBe(200)
    expect((await onBoth((baseUrl) => fetch(`${baseUrl}/ready`))).map(({ status }) => status)).toEqual([200, 200])
    console.log(`cart and checkout without Redis: ${times.join(", ")} ms`)
    await shop.redis.start()
    await allJobsDone()
    await until("what is scheduled, which Redis has lost", async () => (await scheduled()) === before, 30_000)
  }, 120_000)

  it("sell on while the mail server is away, and send the mail once when it is back", async () => {
    const port = Number(shop.mailServer.host.split(":")[1])
    const before = arrivedMails(shop, customer.email).length
    const { received } = shop.mailServer
    await shop.mailServer.close()
    const placed = await buy(shop.two.baseUrl, customer, accessory.id)
    expect(placed.status).toBe(200)
    await until("the attempt to fail", () => logOf("worker").includes("Job order-placed failed"), 30_000)
    shop.mailServer = { ...(await smtpServer({}, port)) }
    shop.mailServer.received.unshift(...received)
    await repeatFailedJobs()
    await until("the mail", () => arrivedMails(shop, customer.email).length > before, 30_000)
    await until(
      "the job",
      async () => (await sql("select from pgboss.job where state < 'completed'")).length === 0,
      30_000,
    )
    expect(arrivedMails(shop, customer.email)).toHaveLength(before + 1)
  })

  it("lose no request while both are restarted one after the other", async () => {
    const proxy = await startProxy([shop.one.baseUrl, shop.two.baseUrl])
    const { calls, told } = await visitorsOf(proxy.baseUrl, customer)
    const load = startLoad(calls, VISITORS)
    const last = await newCustomer(shop, shop.one.baseUrl)
    for (const server of ["one", "two"] as const) {
      await expectOrderOfLeaving(shop, shop[server], { buyer: last, accessoryId: accessory.id })
      await shop.restart(server)
      await until("the proxy to see it", () => proxy.isReady(shop[server].baseUrl))
    }
    const outcomes = await load.stop()
    await proxy.stop()
    console.log(`${outcomes.length} requests during two restarts`)
    // A server that ends says at /ready that it isn't, until the proxy has seen it.
    const lost = outcomes.filter(({ call, status }) => call !== "ready" && (status === 0 || status >= 500))
    expect(counted(lost)).toEqual({})
    const orders = await sql(`select id from "order" where id = any($1)`, told.ordered)
    expect(orders).toHaveLength(told.ordered.length)
    await expectWholeOrders()
    expect(await statusOfLogin(shop.one.baseUrl, locked), "after failed logins before the restart").toBe(429)
  }, 600_000)

  it(
    "do scheduled work again since Redis is back",
    () => until("a job", async () => (await shop.redis.number(`ZCARD ${JOBS}:completed`)) > 0, 75_000),
    90_000,
  )

  it("are prepared once by however many migrations start at the same time, and what was there stays", async () => {
    const books = `select (select count(*) from "order") as orders, (select count(*) from product) as products`
    const before = await sql(books)
    await sql("delete from start_note where name like 'schema %'")
    const runs = await Promise.all([shop.migrate(), shop.migrate()])
    expect(runs.map(({ code, output }) => ({ code, output }))).toEqual([
      { code: 0, output: expect.stringContaining("ready for this version") },
      { code: 0, output: expect.stringContaining("ready for this version") },
    ])
    expect(runs.filter(({ output }) => output.includes("Migrating the database: done"))).toHaveLength(1)
    expect(await sql(books)).toEqual(before)
  }, 600_000)
})
