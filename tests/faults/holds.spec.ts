import { beforeAll, describe, expect, it } from "vitest"
import { demoProduct, type SignedInCustomer, signedInCustomer, sql, staff } from "../harness"
import { heldNow, holdingCustomer, letTimePass, type Roll } from "./holding-customer"
import { ownShops } from "./shop"
import { randomNumbers, volume } from "./volume"

const CUSTOMERS = volume(2, 4)
const STEPS = volume(60, 400)
const ROUNDS = volume(6, 60)
const MINUTE_MS = 60_000
const STRETCH_MS = 180 * MINUTE_MS
const MOST_MS = 45 * MINUTE_MS
/** Rounded seconds and the time that an answer takes, in what is known of the shop's clock. */
const INEXACT_MS = 15_000

interface Held {
  from: number
  until: number
}

/** Time held within the three hours from `start` on. */
const heldWithin = (held: readonly Held[], start: number): number =>
  held.reduce(
    (sum, { from, until }) => sum + Math.max(0, Math.min(until, start + STRETCH_MS) - Math.max(from, start)),
    0,
  )

describe("customers who renew, re-add, stretch, shrink and switch carts, in two processes", () => {
  const shops = ownShops("holds", 2)
  const customers: SignedInCustomer[] = []
  beforeAll(async () => {
    while (customers.length < CUSTOMERS) customers.push(await signedInCustomer())
  }, 120_000)

  it("hold no day longer than 45 minutes in any three hours", async () => {
    const random = randomNumbers()
    const roll: Roll = (limit) => Math.floor(random() * limit)
    const baseUrl = () => shops.processes[roll(2)].baseUrl
    const { id: productId } = await demoProduct("blk-360-g2")
    const attackers = await Promise.all(
      customers.map((customer, index) => {
        const monday = new Date(Date.UTC(2027, 5, 7 + 7 * index))
        return holdingCustomer({ customer, productId, monday, roll, baseUrl })
      }),
    )
    const held = new Map<string, Held[]>()
    const started = Date.now()
    // The demo's clocks differ by when their processes started; by the one ahead no hold lasts longer than it was granted.
    const clocks = await Promise.all(shops.processes.map(({ baseUrl: url }, index) => attackers[index].open(url)))
    const clockOffset = Math.max(...clocks)
    let skipped = 0

    for (let step = 0; step < STEPS; step += 1) {
      for (const attacker of attackers) expect(await attacker.tryOn()).toBeLessThan(500)
      const shown = Date.now()
      const minutes = 1 + roll(9)
      for (const { customer, day, leftMs } of await heldNow(new Date(shown + clockOffset))) {
        const key = `${customer} ${day}`
        const from = shown - started + skipped
        held.set(key, [...(held.get(key) ?? []), { from, until: from + Math.min(leftMs, minutes * MINUTE_MS) }])
      }
      await letTimePass(minutes)
      skipped += minutes * MINUTE_MS
    }

    const most = [...held.values()].map((one) => Math.max(...one.map(({ from }) => heldWithin(one, from))))
    expect(Math.max(...most)).toBeLessThanOrEqual(MOST_MS + INEXACT_MS)
    expect(Math.max(...most), "they hold what they may").toBeGreaterThan(MOST_MS / 2)
  })

  it("hand a unit over to one customer at a time, however many scan it at once", async () => {
    const random = randomNumbers()
    const roll: Roll = (limit) => Math.floor(random() * limit)
    const { id: productId } = await demoProduct("blk-360-g2")
    const units = await sql<{ id: string; serial_number: string }>(
      `select id, serial_number from rental_unit where product_id = $1 and deleted_at is null and is_in_service
          and coalesce(calibration_due > '2026-12-31', true) order by serial_number`,
      productId,
    )
    await sql("update rental_reservation set status = 'cancelled' where product_id = $1", productId)
    await sql(
      `insert into rental_reservation (id, product_id, unit_id, start_day, end_day, window_start, window_end, note)
       select 'rres_scan_' || n, $1, unit, day, day, day, day, 'Muster ' || n
         from unnest($2::text[]) with ordinality u (unit, n),
              lateral (select date '2026-11-25' as day) d`,
      productId,
      units.map(({ id }) => id),
    )
    const rentals = units.map((_unit, index) => `rres_scan_${index + 1}`)
    const logins = await Promise.all(shops.processes.map(({ baseUrl }) => staff(baseUrl)))
    const unsigned = { checklist: [], note: "", photos: [], signer: "", signature: null, unsigned_reason: "Test" }
    let handedOver = 0

    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 24 }, () => {
          const path = `/admin/rental/reservations/${rentals[roll(rentals.length)]}`
          const staff = logins[roll(2)]
          if (roll(6) === 0) return staff("POST", `${path}/hand-over/undo`, { reason: "Falsch gescannt" })
          const { serial_number } = units[roll(units.length)]
          return staff("POST", `${path}/hand-over`, { serial_number, is_exchanged: roll(2) === 0, ...unsigned })
        }),
      )
      expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
      handedOver += answers.filter(({ status }) => status === 200).length
      const out = await sql<{ unit_id: string }>(
        "select unit_id from rental_reservation where status = 'handed_over' and product_id = $1",
        productId,
      )
      const outUnits = out.map(({ unit_id }) => unit_id)
      expect(outUnits).toEqual([...new Set(outUnits)])
    }
    expect(handedOver).toBeGreaterThan(ROUNDS)
  })
})
