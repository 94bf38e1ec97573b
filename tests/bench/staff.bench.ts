import { beforeAll, describe, expect, it } from "vitest"
import { ownShops } from "../faults/shop"
import { staff } from "../harness"
import { ERP_TIMES } from "../harness/settings"
import { target } from "../harness/target"
import { timed } from "./bursts"
import { type BusyShop, makeBusy } from "./busy-shop"
import { makeOneOfEach } from "./one-of-each"
import { ms, record } from "./report"
import { staffCalls } from "./staff-calls"
import { fewestStatements, ownStatements } from "./statements"
import { median, percentile } from "./statistics"

const SIZE: BusyShop = {
  ...{ orders: 10_000, customers: 500, units: 200, reservations: 1_000_000 },
  ...{ auditEntries: 100_000, registrations: 20_000, quotes: 5_000, events: 50_000 },
}
/** With fewer, the p95 is the slowest of all, which is as often the machine as the shop. */
const RUNS = 40
const MOST_MS = 300

/** As rarely as in production: each of these rounds reads all copied orders, in the middle of a call that is measured. */
const RARELY = { sweep: 60_000, invoices: 300_000, openInvoices: 3_600_000 }

const shops = ownShops("busy", 1, { env: { ERP_TIMES: JSON.stringify({ ...ERP_TIMES, ...RARELY }) } })
let admin: Awaited<ReturnType<typeof staff>>
beforeAll(async () => {
  await makeOneOfEach()
  admin = await staff()
})

describe("10,000 orders and 1,000,000 reservations", () => {
  it("answer staff at once, with as many statements as in a shop of one order", async () => {
    const read = async (call: string) => {
      const { status, body } = await admin("GET", call)
      expect(status, `${call}: ${JSON.stringify(body)?.slice(0, 300)}`).toBe(200)
    }
    const statementsOf = async (call: string, own: string[]) => {
      await read(call)
      return fewestStatements(() => read(call), own)
    }
    const ownWhenIdle = await ownStatements()
    // The most of any call of the route: with one order a far page is empty, and a free period needs no other offered.
    const few = new Map<string, number>()
    for (const { route, call } of await staffCalls())
      few.set(route, Math.max(few.get(route) ?? 0, await statementsOf(call, ownWhenIdle)))
    await shops.processes[0].stop() // its mirror would bring the copies into the ERP
    await makeBusy(target().databaseUrl, SIZE)
    await shops.start()
    admin = await staff()
    const ownWhenBusy = await ownStatements()
    for (const { route, call } of await staffCalls()) {
      const statements = await statementsOf(call, ownWhenBusy)
      const took: number[] = []
      for (let run = 0; run < RUNS; run++) took.push((await timed(() => read(call))).ms)
      record({
        area: "Staff",
        what: `GET ${call.includes("?") ? `${route}${call.slice(call.indexOf("?"))}` : route}`,
        target: `p95 ≤ ${MOST_MS} ms, statements as with one order`,
        measured: `p50 ${ms(median(took))}, p95 ${ms(percentile(took, 0.95))}, ${statements} statements (${few.get(route)})`,
        isReached: percentile(took, 0.95) <= MOST_MS && statements <= (few.get(route) ?? 0),
      })
    }
  })
})
