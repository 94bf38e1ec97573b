import { grantedUntil, isFull, SLACK_MS } from "../model/holds"
import { brokenFields, verdictOnPeriod, windowOf } from "../model/period"
import type { CartLine, Customer, Hold } from "../model/state"
import type { Simulation } from "../world/simulation"
import { judge } from "../world/violation"
import { addLine, lookAt } from "./shopping"
import { syncHolds } from "./stored"
import { MINUTE, moveTo } from "./time"
import { someRental } from "./wishes"

const HOLD_MS = 15 * 60_000
const SECOND = 1_000

/** Opens the checkout; sometimes another customer wants the same days meanwhile. */
export async function hold(sim: Simulation) {
  const { random, shop } = sim
  const waiting = shop.customers.filter(({ cart }) => cart.lines.length > 0)
  const by = waiting.length > 0 ? random.oneOf(waiting) : sim.someCustomer()
  if (by.cart.lines.length === 0) await addLine(sim, by, someRental(sim))
  await holdFor(sim, by)
  if (random.happens(15)) await letGoOf(sim, by)
  const line = by.cart.lines[0]
  const other = random.oneOf(shop.customers.filter((one) => one !== by))
  if (!line || random.happens(40)) return
  await lookAt(sim, line.product, line.delivery, random.happens(70) ? other : undefined)
  await lookAt(sim, line.product, line.delivery, by)
  await addLine(sim, other, { ...line, services: [] })
}

/** A checkout of one period stays open, and is asked for again and again. */
export async function linger(sim: Simulation) {
  const { random, shop } = sim
  const by = random.oneOf(shop.customers.filter(({ cart }) => cart.lines.length < 2))
  if (!by) return
  if (by.cart.lines.length === 0) await addLine(sim, by, someRental(sim))
  for (let times = 0; times < 6; times++) {
    await holdFor(sim, by)
    await moveTo(sim, sim.now() + (3 + random.below(14)) * MINUTE)
  }
}

/** What can be held is held, as long as the rules allow and no longer. */
export async function holdFor(sim: Simulation, by: Customer) {
  const { shop } = sim
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
    noteGrant(sim, by, line, one)
  }
  shop.grants = shop.grants.filter(({ endsAt }) => endsAt > from - 4 * 3_600_000)
  judge(!isFull(live.length + 1) || live.length <= 5, "holds are counted", live)
}

export function noteGrant({ shop }: Simulation, by: Customer, { product }: CartLine, { first, last, expires }: Hold) {
  const isKnown = shop.grants.some(
    (known) => known.customer === by && known.product === product && known.endsAt === expires && known.first === first,
  )
  if (isKnown) return
  shop.grants.push({ customer: by, product, first, last, grantedAt: expires - HOLD_MS, endsAt: expires })
}

export const letGo = (sim: Simulation) => letGoOf(sim, sim.someCustomer())

async function letGoOf(sim: Simulation, by: Customer) {
  if (by.cart.lines.length === 0) return
  const answer = await sim.ask("DELETE", `/checkout/${by.cart.token}/hold/`, { by })
  judge([200, 400].includes(answer.status), "a hold can be let go", answer)
  const held = await syncHolds(sim, by)
  const lines = new Set(by.cart.lines.map(({ id }) => id))
  judge(answer.status !== 200 || held.every(({ line }) => !lines.has(line)), "what is let go isn't held", held)
}
