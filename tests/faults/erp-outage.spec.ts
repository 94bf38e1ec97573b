import { expect, it } from "vitest"
import { percentile } from "../bench/statistics"
import { erp, type SignedInCustomer, signedInCustomer, sql, until } from "../harness"
import { accessory, cartFor, order } from "./erp-orders"
import { ownShops } from "./shop"
import { volume } from "./volume"

/** At full size the mirror is as patient as in production. */
ownShops("erp_outage", 1, volume({}, { env: { ERP_TIMES: "{}" } }))

const CHECKOUTS = volume(12, 200)
const BACKLOG = volume(12, 100)
/** Production's own time until a silent bexio counts as down. */
const OPENS_WITHIN_MS = 60_000

let customer: SignedInCustomer
let accessoryId: string
let index = 1

/** Milliseconds of one checkout each, one after the other. */
async function timedCheckouts(count: number): Promise<number[]> {
  const times: number[] = []
  for (let checkout = 0; checkout < count; checkout++) {
    const cart = await cartFor(index++ * 10 + 1, accessoryId, [])
    const startedAt = performance.now()
    await order(cart, customer, 1)
    times.push(performance.now() - startedAt)
  }
  return times
}

const reason = async () => (await sql<{ reason: string | null }>("select reason from erp_gate"))[0].reason
const unfinished = async () =>
  (await sql<{ count: number }>("select count(*)::int as count from erp_mirror where state <> 'done'"))[0].count

const OUTAGES: [string, { kind: string }][] = [
  ["hangs", { kind: "hang" }],
  ["drops every connection", { kind: "drop" }],
]

it.each(OUTAGES.slice(0, volume(1, 2)))(
  "costs the checkout nothing while the ERP %s, and what waited is worked off when it is back",
  async (_case, action) => {
    customer = await signedInCustomer()
    accessoryId = await accessory()
    await timedCheckouts(3)
    const normal = await timedCheckouts(CHECKOUTS)
    // Quick checkouts use up what the ERP allows in a minute; resting for that isn't the outage.
    await until("all of them in the ERP", async () => (await unfinished()) === 0, 240_000)

    await erp.fail({ action })
    await timedCheckouts(8)
    await until("the ERP to count as down", async () => (await reason()) === "down", OPENS_WITHIN_MS)
    const without = await timedCheckouts(Math.max(CHECKOUTS, BACKLOG))
    const ratio = (share: number) => percentile(without, share) / percentile(normal, share)
    const left = await unfinished()
    expect(left).toBeGreaterThanOrEqual(BACKLOG)

    await erp.heal()
    const healedAt = performance.now()
    await until("the backlog to be worked off", async () => (await unfinished()) <= left - BACKLOG, 90_000)
    const drainedMs = performance.now() - healedAt
    await until("the rest", async () => (await unfinished()) === 0, 240_000)
    const allMs = performance.now() - healedAt
    console.log(
      `Checkout without the ERP: p50 × ${ratio(0.5).toFixed(2)}, p99 × ${ratio(0.99).toFixed(2)} (p50 ${percentile(normal, 0.5).toFixed(0)} ms with it); ${BACKLOG} orders worked off in ${(drainedMs / 1000).toFixed(1)} s, ${left} in ${(allMs / 1000).toFixed(1)} s`,
    )
    expect(ratio(0.5)).toBeLessThanOrEqual(volume(1.5, 1.2))
    expect(ratio(0.99)).toBeLessThanOrEqual(volume(4, 2))
    expect(drainedMs).toBeLessThan(60_000)
    await expectOldestFirst()
  },
)

/** Rows in work at the same time may change places; the few whose answer was lost wait for their second look-up. */
async function expectOldestFirst() {
  const { orders } = await erp.state()
  const numbers = orders.map(({ title }) => Number(/W-(\d+)/.exec(title ?? "")?.[1]))
  const overtaken = numbers.filter((number, at) => numbers.slice(0, at).some((before) => before > number + 20))
  expect(overtaken.length).toBeLessThanOrEqual(16)
}
