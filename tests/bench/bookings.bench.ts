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
/** As far as the calendar looks: 18 months. */
const HORIZON_DAYS = 545

describe("the bookings call", () => {
  it.each([10_000, 100_000, 1_000_000])("with %i reservations", async (total) => {
    await growFleet(target().databaseUrl)
    await fillReservations(target().databaseUrl, total, HORIZON_DAYS)
    const [{ count }] = await sql("select count(*)::int as count from rental_reservation")
    expect(count).toBeGreaterThan(total * 0.95)
    const { id } = await demoProduct(SLUG)
    const taken: number[] = []
    for (let call = 0; call < 300; call++) taken.push((await timed(() => bookings(target().baseUrl, id))).ms)
    const steady = taken.slice(50)
    record({
      area,
      what: `one connection, ${count.toLocaleString("en")} reservations in the table (1000 units)`,
      target: "p50 ≤ 5 ms, p95 ≤ 20 ms",
      measured: `p50 ${ms(median(steady))}, p95 ${ms(percentile(steady, 0.95))}`,
      isReached: median(steady) <= 5 && percentile(steady, 0.95) <= 20,
    })
  })
})

describe("the history's cost", () => {
  const shops: ShopProcess[] = []
  afterAll(() => Promise.all(shops.map((shop) => shop.stop())))

  it("is measured against a shop without one", async () => {
    for (const past of [0, 1_000_000]) {
      const database = `shop_bench_past_${past}`
      await cloneTemplate(inject("postgresUrl"), database)
      const url = databaseUrl(inject("postgresUrl"), database)
      await growFleet(url)
      await fillReservations(url, 100_000, HORIZON_DAYS)
      if (past > 0) await fillReservations(url, past, -1)
      shops.push(await startShop({ databaseUrl: url, name: database }))
    }
    const { id } = await demoProduct(SLUG)
    const ratios: number[] = []
    for (let round = -1; round < 12; round++) {
      const [none, million] = [await cpuOf(shops[0], id), await cpuOf(shops[1], id)]
      if (round >= 0) ratios.push(million / none)
    }
    const ratio = median(ratios)
    record({
      area,
      what: "1,000,000 past reservations, CPU time of server and database against none",
      target: "≤ 1.1 ×",
      measured: times(ratio),
      isReached: ratio <= 1.1,
    })
  })
})

async function cpuOf(shop: ShopProcess, productId: string): Promise<number> {
  const before = cpuMs(shop.pid, inject("postgresPid"))
  for (let call = 0; call < 200; call++) await bookings(shop.baseUrl, productId)
  return cpuMs(shop.pid, inject("postgresPid")) - before
}

async function bookings(baseUrl: string, productId: string) {
  const answer = await api("GET", `/products/bookings/${productId}/`, { baseUrl })
  if (answer.status !== 200) throw new Error(`Bookings: ${answer.status}`)
}
