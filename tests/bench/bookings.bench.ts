import pg from "pg"
import { afterAll, describe, expect, inject, it } from "vitest"
import { api, demoProduct, sql } from "../harness"
import { type ShopProcess, startShop } from "../harness/app"
import { cloneTemplate, databaseUrl } from "../harness/database"
import { target } from "../harness/target"
import { timed } from "./bursts"
import { fillReservations, growFleet } from "./many-reservations"
import { cpuMs } from "./processor"
import { ms, record, times } from "./report"
import { median, percentile } from "./statistics"

const area = "Bookings"
const SLUG = "rtc-360"
/** The shop caches a product's load until it changes: both the cached answer and one read again are measured. */
const CHANGED = "read anew, as after a change of the product's reservations"
const MODES = ["cached", CHANGED]
const CHANGE = "update rental_version set version = gen_random_uuid() where product_id = $1"

/** As far as the calendar looks: 18 months. */
const HORIZON_DAYS = 545

describe("the bookings call", () => {
  it.each([10_000, 100_000, 1_000_000])("with %i reservations", async (total) => {
    await growFleet(target().databaseUrl)
    await fillReservations(target().databaseUrl, total, HORIZON_DAYS)
    const [{ count }] = await sql("select count(*)::int as count from rental_reservation")
    expect(count).toBeGreaterThan(total * 0.95)
    const { id } = await demoProduct(SLUG)
    for (const mode of MODES) {
      const taken: number[] = []
      for (let call = 0; call < 300; call++) {
        if (mode === CHANGED) await sql(CHANGE, id)
        taken.push((await timed(() => bookings(target().baseUrl, id))).ms)
      }
      const steady = taken.slice(50)
      record({
        area,
        what: `one connection, ${count.toLocaleString("en")} reservations in the table (1000 units), ${mode}`,
        target: "p50 ≤ 5 ms, p95 ≤ 20 ms",
        measured: `p50 ${ms(median(steady))}, p95 ${ms(percentile(steady, 0.95))}`,
        isReached: median(steady) <= 5 && percentile(steady, 0.95) <= 20,
      })
    }
  })
})

describe("the history's cost", () => {
  const shops: { process: ShopProcess; database: pg.Client }[] = []
  afterAll(async () => {
    for (const { process, database } of shops) await Promise.all([process.stop(), database.end()])
  })

  it("is measured against a shop without one", async () => {
    for (const past of [0, 1_000_000]) {
      const name = `shop_bench_past_${past}`
      await cloneTemplate(inject("postgresUrl"), name)
      const url = databaseUrl(inject("postgresUrl"), name)
      await growFleet(url)
      await fillReservations(url, 100_000, HORIZON_DAYS)
      if (past > 0) await fillReservations(url, past, -1)
      const database = new pg.Client(url)
      await database.connect()
      shops.push({ process: await startShop({ databaseUrl: url, name }), database })
    }
    const { id } = await demoProduct(SLUG)
    for (const mode of MODES) {
      const ratios: number[] = []
      for (let round = -1; round < 12; round++) {
        const [none, million] = [await cpuOf(0, mode, id), await cpuOf(1, mode, id)]
        if (round >= 0) ratios.push(million / none)
      }
      const ratio = median(ratios)
      record({
        area,
        what: `1,000,000 past reservations, CPU time of server and database against none, ${mode}`,
        target: "≤ 1.1 ×",
        measured: times(ratio),
        isReached: ratio <= 1.1,
      })
    }
  })

  async function cpuOf(which: number, mode: string, productId: string): Promise<number> {
    const { process, database } = shops[which]
    const before = cpuMs(process.pid, inject("postgresPid"))
    for (let call = 0; call < 200; call++) {
      if (mode === CHANGED) await database.query(CHANGE, [productId])
      await bookings(process.baseUrl, productId)
    }
    return cpuMs(process.pid, inject("postgresPid")) - before
  }
})

async function bookings(baseUrl: string, productId: string) {
  const answer = await api("GET", `/products/bookings/${productId}/`, { baseUrl })
  if (answer.status !== 200) throw new Error(`Bookings: ${answer.status}`)
}
