import fs from "node:fs"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { buildStorefront } from "../../../scripts/lib/build/build.mjs"
import { ensureDatabase } from "../../../scripts/start/database.mjs"
import { api, signedInCustomer, sql } from "../../harness"
import { type ShopProcess, startShop } from "../../harness/app"
import { erpVariables, startErp } from "../../harness/erp"
import { QUICK_PASSWORDS } from "../../harness/quick-passwords"
import { closeSql } from "../../harness/sql"
import { talkTo } from "../../harness/target"
import { makeTemplate } from "../../harness/template"
import { counted, startLoad } from "../load"
import { type Told, visitorsOf } from "../visitors"
import { expectWholeOrders } from "../whole-orders"
import { ArchivedDatabase, LOST_AT_MOST_MS } from "./archived-database"

const VISITORS = 8
/** Ends shortly before a segment is archived, when most is lost: a base backup begins one, and each lasts 30 s. */
const UNDER_LOAD_MS = 146_000
const LOOK_MS = 250

/** What customers had been told of by when. */
interface Look extends Told {
  atMs: number
}

/** Making a shop takes a minute: at full size only. The database alone is tried each time, by `recovery`. */
describe.runIf(process.env.FAULTS === "full")("a shop whose database is destroyed under load", () => {
  const database = new ArchivedDatabase("destroyed")
  let shop: ShopProcess
  let erp: Awaited<ReturnType<typeof startErp>>

  async function open() {
    const { databaseUrl, dataDir } = database
    const place = { databaseUrl, dataDir: path.join(dataDir, "shop") }
    shop = await startShop({ ...place, env: { ...QUICK_PASSWORDS, ...erpVariables(erp) } })
    talkTo({ ...place, baseUrl: shop.baseUrl, erpUrl: erp.baseUrl })
  }

  beforeAll(async () => {
    await buildStorefront()
    const server = await database.start()
    await ensureDatabase(server.url, "shop")
    await makeTemplate(database.databaseUrl)
    erp = await startErp()
    await open()
  }, 600_000)
  afterAll(async () => {
    await closeSql()
    await shop?.stop()
    await erp?.stop()
    await database.stop()
  })

  /** All come from one address. */
  const nobodyIsLimited = () => sql("delete from session_attempt")

  /** Those who came before the look and aren't there. */
  async function missingOf({ ordered, signedUp }: Told) {
    const orders = await sql<{ id: string }>(`select id from "order" where id = any($1)`, ordered)
    const accounts = await sql<{ email: string }>("select email from session_account where email = any($1)", signedUp)
    return ordered.length + signedUp.length - orders.length - accounts.length
  }

  it("is there again with all but the last seconds, opens, and sells", async () => {
    const { calls, told } = await visitorsOf(shop.baseUrl, await signedInCustomer())
    const looks: Look[] = []
    let isOver = false
    const watch = async () => {
      for (; !isOver; await sleep(LOOK_MS)) {
        looks.push({ atMs: Date.now(), ordered: [...told.ordered], signedUp: [...told.signedUp] })
        await nobodyIsLimited()
      }
    }
    const load = startLoad(calls, VISITORS)
    const { output } = await database.run("base-backup")
    expect(output).toContain("base backup 1;")
    const watching = watch()
    await sleep(UNDER_LOAD_MS)
    isOver = true
    await watching
    const destroyedAtMs = Date.now()
    await closeSql()
    await database.destroy()
    await Promise.all([load.stop(), shop.kill()])

    const startedAtMs = Date.now()
    expect((await database.run("recover", database.server.folder)).output).toContain("has its files again")
    await database.start()
    const openMs = Date.now() - startedAtMs
    await open()
    expect((await fetch(`${shop.baseUrl}/ready`)).status).toBe(200)
    const readyMs = Date.now() - startedAtMs

    const last = looks.at(-1)!
    let lostMs = 0
    for (const each of looks.toReversed()) {
      if ((await missingOf(each)) === 0) break
      lostMs = destroyedAtMs - each.atMs
    }
    console.log(
      `${last.ordered.length} orders and ${last.signedUp.length} accounts told of, ${await missingOf(last)} of the last ${(lostMs / 1_000).toFixed(1)} s lost;`,
      `the database was back after ${(openMs / 1_000).toFixed(1)} s, the shop after ${(readyMs / 1_000).toFixed(1)} s`,
      counted(load.outcomes.filter(({ status }) => status >= 500)),
    )
    expect(last.ordered.length).toBeGreaterThan(50)
    expect(lostMs).toBeLessThan(LOST_AT_MOST_MS)
    await expectWholeOrders()
    await nobodyIsLimited()
    const again = await visitorsOf(shop.baseUrl, await signedInCustomer())
    const sold = await again.calls.checkout()
    expect({ status: sold.status, text: await sold.text() }).toMatchObject({ status: 200 })
  })

  it("goes back to the moment before all orders were deleted by mistake", async () => {
    const ordersOf = async () => (await sql(`select id from "order" order by id`)).map(({ id }) => id)
    const right = await ordersOf()
    const [{ at }] = await sql<{ at: Date }>("select clock_timestamp() as at")
    await sleep(100)
    await sql("delete from order_item")
    await sql(`delete from "order"`)
    expect((await api("GET", "/products/deliverytypes/")).status).toBe(200)
    await closeSql()
    await shop.stop()
    await database.putAside("wrong")

    const startedAtMs = Date.now()
    expect(await database.run("recover", "--to", at.toISOString(), database.server.folder)).toMatchObject({ code: 0 })
    await database.start()
    await open()
    console.log(`Back before the mistake after ${((Date.now() - startedAtMs) / 1_000).toFixed(1)} s`)
    expect(await ordersOf()).toEqual(right)
    await expectWholeOrders()
  })

  it("is backed up anew, drilled while it runs, and says within a minute's loss", async () => {
    expect((await database.run("base-backup")).output).toContain("base backup 2;")
    const { code, output } = await database.run("drill")
    console.log(output)
    expect(output).toContain("The archive gives the shop back.")
    expect(code).toBe(0)
    expect(fs.existsSync(database.dataDir)).toBe(true)
  })
})
