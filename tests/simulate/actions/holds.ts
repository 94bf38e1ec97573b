import { sql } from "../../harness"
import { grantedUntil, isFull, SLACK_MS } from "../model/holds"
import { brokenFields, verdictOnPeriod, windowOf } from "../model/period"
import type { Customer, Hold } from "../model/state"
import type { Simulation } from "../world/simulation"
import { judge } from "../world/violation"

const HOLD_MS = 15 * 60_000
const SECOND = 1_000

/** What a customer holds, as the database has it: whoever judges has judged it before. */
export async function syncHolds(sim: Simulation, by: Customer): Promise<Hold[]> {
  const rows = await sql<{ line: string; product: string; first: number; last: number; expires: Date }>(
    `select line_id as line, product_id as product, window_start - date '1970-01-01' as first,
            window_end - date '1970-01-01' as last, expires_at as expires
       from rental_hold h join customer c on c.id = h.customer_id where c.email = $1 and h.deleted_at is null`,
    by.email,
  )
  const held = rows.flatMap(({ line, product: id, first, last, expires }) => {
    const product = sim.shop.products.find((one) => one.id === id)
    return product ? [{ customer: by, line, product, first, last, expires: expires.getTime() }] : []
  })
  sim.shop.holds = [...sim.shop.holds.filter(({ customer }) => customer !== by), ...held]
  return held
}

/** Opens the checkout: what can be held is held, as long as the rules allow and no longer. */
export async function hold(sim: Simulation) {
  const { shop } = sim
  const by = sim.someCustomer()
  const lines = [...by.cart.lines]
  if (lines.length === 0) return
  const from = sim.now()
  const wanted = lines.map((line) => {
    const window = windowOf(line, shop)
    const isPossible = brokenFields(line, from).length === 0
    const verdict = isPossible ? verdictOnPeriod(shop, line, from, { holdsOf: by }) : "refuse"
    return { line, window, verdict, grant: grantedUntil(shop, by, line, window, from) }
  })
  const answer = await sim.ask("POST", `/checkout/${by.cart.token}/hold/`, { by, body: {} })
  judge([200, 400, 409].includes(answer.status), "a hold is had or refused", answer)
  const held = await syncHolds(sim, by)
  const live = held.filter(({ expires }) => expires > from)
  judge(live.length <= 5, "nobody holds more than five periods", live)
  for (const { line, window, verdict, grant } of wanted) {
    const one = live.find(({ line: id }) => id === line.id)
    const facts = {
      product: line.product.slug,
      window,
      verdict,
      grant: grant && new Date(grant.endsAt),
      held: one && new Date(one.expires),
    }
    if (!one) {
      const isOwed = lines.length === 1 && verdict === "accept" && grant && answer.status === 200
      judge(!isOwed, "a free period is held for who may hold it", facts)
      continue
    }
    judge(verdict !== "refuse", "a period that is taken isn't held", facts)
    judge(one.first === window.first && one.last === window.last, "a hold is for the rental's window", facts)
    judge(one.expires <= sim.now() + HOLD_MS + SECOND, "a hold ends after 15 minutes", facts)
    // Lines held together share what is granted to the first of them.
    if (lines.length === 1 && grant !== undefined) {
      judge(grant !== null, "a period is held 45 minutes at most in three hours", facts)
      judge(Math.abs(one.expires - grant.endsAt) < SLACK_MS, "a hold ends when its grant does", facts)
    }
    const grantedAt = one.expires - HOLD_MS
    const isKnown = shop.grants.some(
      (known) =>
        known.customer === by &&
        known.product === line.product &&
        known.endsAt === one.expires &&
        known.first === window.first,
    )
    if (!isKnown) shop.grants.push({ customer: by, product: line.product, ...window, grantedAt, endsAt: one.expires })
  }
  shop.grants = shop.grants.filter(({ endsAt }) => endsAt > from - 4 * 3_600_000)
  judge(!isFull(live.length + 1) || live.length <= 5, "holds are counted", live)
}

export async function letGo(sim: Simulation) {
  const by = sim.someCustomer()
  if (by.cart.lines.length === 0) return
  const answer = await sim.ask("DELETE", `/checkout/${by.cart.token}/hold/`, { by })
  judge([200, 400].includes(answer.status), "a hold can be let go", answer)
  const held = await syncHolds(sim, by)
  const lines = new Set(by.cart.lines.map(({ id }) => id))
  judge(answer.status !== 200 || held.every(({ line }) => !lines.has(line)), "what is let go isn't held", held)
}
